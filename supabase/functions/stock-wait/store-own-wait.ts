import {waitConsentWords} from '../_shared/contracts/consent.ts';
import {DAY_MS} from '../_shared/contracts/time/days.ts';
import {WORDS} from '../_shared/contracts/words/by-language.ts';
import {localShopUrl} from '../_shared/languages.ts';
import {stockWaitMailToConfirm} from '../_shared/mails/back-in-stock.ts';
import type {Queryable} from '../_shared/database.ts';
import type {FunctionContext} from '../_shared/function-context.ts';
import type {Signup} from '../_shared/newsletter/signup.ts';
import type {StoredSubmission} from '../_shared/forms/submission.ts';

interface Row {
  id: string;
  confirmation_token: string;
  confirmed_at: Date | null;
  /** Whether the confirmation email is recent. */
  has_email: boolean;
}

/** A stranger's repeated requests in somebody's name send only one email a day. */
const EMAIL_INTERVAL_MS = DAY_MS;

/**
 * Stores the wait once; a repeated request that sends another email replaces one that isn't confirmed. It takes
 * effect once it's confirmed, or at once for a confirmed member of the list, whose address is verified.
 */
export async function storeOwnWait(
  transaction: Queryable,
  context: FunctionContext,
  {email, item, title, work, page, language}: Signup & {item: string},
): Promise<StoredSubmission> {
  const now = context.now();
  const lastEmailBefore = new Date(now.getTime() - EMAIL_INTERVAL_MS).toISOString();
  await transaction.query(
    `insert into public.stock_waits (email, item, title, language, words, page, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (lower(email), item) do update
       set title = excluded.title, language = excluded.language, words = excluded.words, page = excluded.page,
         created_at = excluded.created_at
       where stock_waits.confirmed_at is null and coalesce(stock_waits.confirmation_sent_at <= $8, true)`,
    [
      email,
      item,
      title,
      language,
      waitConsentWords(WORDS[language]),
      page,
      now.toISOString(),
      lastEmailBefore,
    ],
  );
  const [wait] = await transaction.query<Row>(
    `select id, confirmation_token, confirmed_at, coalesce(confirmation_sent_at > $3, false) as has_email
     from public.stock_waits where lower(email) = lower($1) and item = $2 for update`,
    [email, item, lastEmailBefore],
  );
  const {id, confirmation_token: token, confirmed_at, has_email} = wait!;
  if (confirmed_at || has_email) return {id, isNew: false, mails: []};

  if (!context.confirmsSignups || (await isMember(transaction, email))) {
    await transaction.query('update public.stock_waits set confirmed_at = $2 where id = $1', [
      id,
      now.toISOString(),
    ]);
    return {id, isNew: true, mails: []};
  }
  await transaction.query('update public.stock_waits set confirmation_sent_at = $2 where id = $1', [
    id,
    now.toISOString(),
  ]);
  const shopUrl = localShopUrl(context.shopUrl, language);
  const confirmUrl = `${shopUrl}/newsletter/confirm?wait=${token}`;
  const mail = stockWaitMailToConfirm({email, title, work, confirmUrl, language, shopUrl});
  const key = `stock-wait:${id}:${now.toISOString().slice(0, 10)}`;
  return {id, isNew: true, mails: [{key, kind: 'confirmation', mail}]};
}

async function isMember(transaction: Queryable, email: string): Promise<boolean> {
  const rows = await transaction.query(
    'select from public.letter_recipients where lower(email) = lower($1)',
    [email],
  );
  return rows.length > 0;
}
