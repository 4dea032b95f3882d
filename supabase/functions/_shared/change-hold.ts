import {waitConsentWords} from './contracts/consent.ts';
import type {HoldState} from './contracts/hold.ts';
import type {PlannedPayment} from './contracts/payment-plan.ts';
import {WORDS} from './contracts/words/by-language.ts';
import {createLink} from './commission-links.ts';
import {type Hold, HOLD_PAGES} from './holds.ts';
import {localShopUrl} from './languages.ts';
import {type ArtistNews, type BuyerNews, holdMailToArtist, holdMailToBuyer} from './mails/hold.ts';
import type {OutgoingMail} from './outbox.ts';
import type {FunctionContext, Queryable} from './ports.ts';
import {createPrivateLink} from './private-links.ts';

/** Changes columns of a hold, which makes open pages outdated and schedules a sync with Shopify. */
export async function updateHold(
  transaction: Queryable,
  {id}: Pick<Hold, 'id'>,
  changes: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<void> {
  const names = Object.keys(changes);
  await transaction.query(
    `update public.holds set version = version + 1, next_sync_at = $2${names
      .map((name, index) => `, ${name} = $${index + 3}`)
      .join('')} where id = $1`,
    [id, now.toISOString(), ...Object.values(changes)],
  );
}

/** Ends a hold in this state. Its open payments can't be made any more. */
export async function closeHold(
  transaction: Queryable,
  hold: Pick<Hold, 'id'>,
  state: HoldState,
  now: Date,
): Promise<void> {
  await updateHold(transaction, hold, {state, closed_at: now.toISOString()}, now);
  await voidOpenPayments(transaction, hold, now);
}

export async function voidOpenPayments(
  transaction: Queryable,
  {id}: Pick<Hold, 'id'>,
  now: Date,
): Promise<void> {
  await transaction.query(
    `update public.hold_payments set voided_at = $2
     where hold_id = $1 and paid_at is null and voided_at is null`,
    [id, now.toISOString()],
  );
}

export async function addPayments(
  transaction: Queryable,
  {id}: Pick<Hold, 'id'>,
  payments: readonly PlannedPayment[],
  now: Date,
): Promise<void> {
  for (const {number, amountCents, dueOn} of payments) {
    await transaction.query(
      `insert into public.hold_payments (id, hold_id, number, amount_cents, due_on, created_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [crypto.randomUUID(), id, number, amountCents, dueOn, now.toISOString()],
    );
  }
}

/** Notifies a buyer that another was first, and that one email follows if the work becomes available. */
export async function putInLine(
  transaction: Queryable,
  context: FunctionContext,
  hold: Hold,
): Promise<OutgoingMail> {
  const now = context.now();
  await closeHold(transaction, hold, 'taken', now);
  await transaction.query(
    `insert into public.stock_waits (email, item, title, language, words, created_at, confirmed_at)
     values ($1, $2, $3, $4, $5, $6, $6)
     on conflict (lower(email), item) do update set confirmed_at = coalesce(stock_waits.confirmed_at, $6)`,
    [
      hold.email,
      hold.variant_id,
      hold.work.title,
      hold.language,
      waitConsentWords(WORDS[hold.language]),
      now.toISOString(),
    ],
  );
  return mailToBuyer(transaction, context, hold, {kind: 'taken'});
}

/** An email to the buyer with a new link to the private page. `key` distinguishes two of the same kind. */
export async function mailToBuyer(
  transaction: Queryable,
  context: FunctionContext,
  hold: Hold,
  news: BuyerNews,
  key: string | number = hold.version,
): Promise<OutgoingMail> {
  const {id, commission_id: requestId, language} = hold;
  const link = {reader: 'buyer', language} as const;
  const url = requestId
    ? await createLink(transaction, context, {requestId, ...link})
    : await createPrivateLink(transaction, context, HOLD_PAGES, {id, ...link});
  const shopUrl = localShopUrl(context.shopUrl, language);
  return {
    key: `hold:${id}:buyer:${news.kind}:${key}`,
    kind: news.kind === 'confirm' ? 'confirmation' : 'progress',
    mail: holdMailToBuyer(hold, news, {url, shopUrl}),
  };
}

export async function mailToArtist(
  transaction: Queryable,
  context: FunctionContext,
  hold: Hold,
  news: ArtistNews,
  key: string | number = hold.version,
): Promise<OutgoingMail> {
  const {id} = hold;
  const url = await createPrivateLink(transaction, context, HOLD_PAGES, {id, reader: 'artist'});
  return {
    key: `hold:${id}:artist:${news.kind}:${key}`,
    kind: 'artist',
    mail: holdMailToArtist(hold, news, {url, shopUrl: context.shopUrl}),
  };
}
