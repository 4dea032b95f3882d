import * as z from 'zod/mini';
import {
  closeHold,
  tellArtist,
  tellBuyer,
  updateHold,
  withLockedHold,
} from '../_shared/holds/change-hold.ts';
import {isActive} from '../_shared/holds/holds.ts';
import type {FunctionContext} from '../_shared/function-context.ts';
import {syncHolds} from '../_shared/holds/sync-hold.ts';

/** The draft order's own attributes, which name the payment. Anyone can write such an attribute into a cart. */
export const holdOrderShape = {
  note_attributes: z.nullish(z.array(z.object({name: z.string(), value: z.nullish(z.string())}))),
};

export const changedOrderSchema = z.object({id: z.int(), ...holdOrderShape});

export const refundSchema = z.object({order_id: z.int()});

/**
 * Syncs the hold that an order is a payment of, and returns the variant of its work, if there is one. The webhook's
 * content isn't trusted, so webhooks may come twice, late and in any order.
 */
export async function syncHoldOfOrder(
  context: FunctionContext,
  {id, note_attributes: attributes}: z.output<typeof changedOrderSchema>,
): Promise<string | null> {
  const paymentId = attributes?.find(({name}) => name === 'payment')?.value ?? null;
  const holds = await context.database.query<{id: string; variant_id: string | null}>(
    `update public.holds set next_sync_at = $3
     where id in (select hold_id from public.hold_payments where id::text = $1 or order_id = $2)
     returning id, variant_id`,
    [paymentId, String(id), context.now().toISOString()],
  );
  const ids = holds.map((hold) => hold.id);
  if (ids.length > 0) context.waitUntil(syncHolds(context, ids));
  return holds[0]?.variant_id ?? null;
}

/**
 * Another order sold a work that is on hold: the first to pay gets it. Nobody is told about a request that its buyer
 * hasn't confirmed, or about a hold that had ended already. A late payment no longer revives either of them. A hold that
 * was requested after the sale isn't affected, because the work may have been refunded before Shopify repeated its
 * webhook. Shopify's times are whole seconds. A line with a certificate was handled before, even if its order was edited
 * and paid again later.
 */
export async function endSoldHolds(
  context: FunctionContext,
  lines: readonly {id: number; variant_id?: number | null | undefined}[],
  soldAt: Date,
): Promise<void> {
  const holds = await context.database.query<{id: string}>(
    `select id from public.holds where state in ('new', 'asked', 'held', 'paying', 'ended')
     and date_trunc('second', created_at) <= $2
     and variant_id in (
       select 'gid://shopify/ProductVariant/' || line.variant_id
       from jsonb_to_recordset($1::text::jsonb) as line(id bigint, variant_id bigint)
       where not exists (select from public.certificates where line_id = line.id)
     )`,
    [JSON.stringify(lines), soldAt.toISOString()],
  );
  const ids = holds.map(({id}) => id);
  for (const id of ids) {
    await withLockedHold(context, id, async (locked) => {
      const {state} = locked.hold;
      // Sets no new closing date, so that an unconfirmed request is still deleted after 30 days.
      if (state === 'new' || state === 'ended') return updateHold(locked, {state: 'sold'});
      if (state !== 'asked' && !isActive(locked.hold)) return;
      await closeHold(locked, 'sold');
      await tellBuyer(locked, {kind: 'sold'});
      await tellArtist(locked, {kind: 'sold'});
    });
  }
  if (ids.length > 0) context.waitUntil(syncHolds(context, ids));
}
