import * as z from 'zod/mini';
import {isCertified} from '../_shared/contracts/certified.ts';
import {issueCertificates, type SoldLine} from '../_shared/certificates/issue-certificates.ts';
import {languageOfLocale, localShopUrl} from '../_shared/languages.ts';
import {certificateMailToArtist, certificateMailToBuyer} from '../_shared/mails/certificate.ts';
import {withMails} from '../_shared/outbox/outbox.ts';
import type {FunctionContext, Store} from '../_shared/function-context.ts';
import {endSoldHolds, holdOrderShape, syncHoldOfOrder} from './hold-topics.ts';

/** More copies on a line are a mistake, not a sale of art. */
const MAX_QUANTITY = 1000;

const copies = z.int().check(z.minimum(0), z.maximum(MAX_QUANTITY));

const lineSchema = z.object({
  id: z.int(),
  /** Null on a line that the artist entered by hand, and for a deleted variant. */
  variant_id: z.nullish(z.int()),
  quantity: copies,
  /** What is left of `quantity`: a line that the artist removed stays in the order with 0. Older payloads lack it. */
  current_quantity: z.nullish(copies),
});

export const paidOrderSchema = z.object({
  id: z.int(),
  name: z.string().check(z.maxLength(50)),
  email: z.nullish(z.string()),
  /** The checkout's language: 'fr-CA', 'en'. */
  customer_locale: z.nullish(z.string()),
  test: z.nullish(z.boolean()),
  /** When it was paid. A repeated webhook has the same time. */
  updated_at: z.nullish(z.iso.datetime({offset: true})),
  line_items: z.array(lineSchema),
  ...holdOrderShape,
});

type Line = z.output<typeof lineSchema>;

/**
 * Handles a paid order: its works get their certificates, the buyer the links and the artist the numbers. Repeating the
 * webhook issues and sends nothing. A test order doesn't use up a number. Throws when Shopify doesn't say what was
 * sold, and Shopify then retries.
 */
export async function receivePaidOrder(
  context: FunctionContext,
  order: z.output<typeof paidOrderSchema>,
): Promise<void> {
  const {certificateSecret, store, shopUrl} = context;
  const {id, name, email} = order;
  if (order.test) return;
  const held = await syncHoldOfOrder(context, order);
  const items = order.line_items
    .map((line) => ({...line, quantity: line.current_quantity ?? line.quantity}))
    .filter((line) => line.quantity > 0)
    // A hold's work has its certificate once everything is paid. What the artist added to the order has its own.
    .filter(({variant_id}) => `gid://shopify/ProductVariant/${variant_id}` !== held);
  const soldAt = order.updated_at ? new Date(order.updated_at) : context.now();
  await endSoldHolds(context, items, soldAt);
  if (!certificateSecret || !store) {
    console.warn('No certificate: CERTIFICATE_SECRET or the token of the Admin API is not set');
    return;
  }
  const lines = await findCertifiedLines(store, items);
  if (lines.length === 0) return;
  await withMails(context, async (transaction, mails) => {
    const sold = {id, name, lines};
    const now = context.now();
    const certificates = await issueCertificates(transaction, certificateSecret, sold, now);
    const [first] = certificates;
    if (!first) return;
    const issued = {orderName: name, certificates};
    mails.push({
      key: `certificate:${first.number}:artist`,
      kind: 'order',
      mail: certificateMailToArtist({...issued, shopUrl}),
    });
    if (!email) return;
    const language = languageOfLocale(order.customer_locale);
    const local = {language, shopUrl: localShopUrl(shopUrl, language)};
    mails.push({
      key: `certificate:${first.number}:buyer`,
      kind: 'order',
      mail: certificateMailToBuyer({...issued, email, ...local}),
    });
  });
}

async function findCertifiedLines(store: Store, items: readonly Line[]): Promise<SoldLine[]> {
  const lines = await Promise.all(
    items.map(async ({id, variant_id: variantId, quantity}) => {
      const work = variantId ? await store.works.find(String(variantId)) : null;
      return variantId && work && isCertified(work) ? [{id, variantId, quantity, work}] : [];
    }),
  );
  return lines.flat();
}
