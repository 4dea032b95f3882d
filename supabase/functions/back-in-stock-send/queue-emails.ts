import {LANGUAGES, type LanguageCode} from '../_shared/contracts/languages.ts';
import {isDeliverable} from '../_shared/contracts/newsletter.ts';
import {type ForSale, STOCK_BATCH} from '../_shared/contracts/wait.ts';
import {localShopUrl} from '../_shared/languages.ts';
import {backInStockMail} from '../_shared/mails/back-in-stock.ts';
import {enqueueMails} from '../_shared/outbox/outbox.ts';
import type {FunctionContext} from '../_shared/function-context.ts';
import {shopWork} from '../_shared/shop-work.ts';

/** The number of emails per transaction. */
const LETTER_BATCH = 100;

interface Ended {
  id: string;
  email: string;
  /** Null when the reader isn't on the list. */
  unsubscribe_token: string | null;
}

/** Asks the shop about all awaited items and queues the emails. Returns their number. */
export async function queueEmails(context: FunctionContext): Promise<number> {
  let queued = 0;
  for (const {code} of LANGUAGES) queued += await queueIn(context, code);
  return queued;
}

async function queueIn(context: FunctionContext, language: LanguageCode): Promise<number> {
  let queued = 0;
  for (let after = ''; ;) {
    const items = await findItems(context, after, language);
    if (items.length === 0) return queued;
    for (const forSale of await context.stock.findForSale(items, language)) {
      queued += await queueFor(context, forSale, language);
    }
    after = items.at(-1)!;
  }
}

/** The next items, in the order of their ids. */
async function findItems(
  {database}: FunctionContext,
  after: string,
  language: LanguageCode,
): Promise<string[]> {
  const rows = await database.query<{item: string}>(
    `select distinct item from public.confirmed_waits
     where item > $1 and language = $2 order by item limit ${STOCK_BATCH}`,
    [after, language],
  );
  return rows.map(({item}) => item);
}

/** Each wait ends in the transaction that writes its email, so none is written twice and none is lost. */
async function queueFor(
  context: FunctionContext,
  forSale: ForSale,
  language: LanguageCode,
): Promise<number> {
  const {database, now} = context;
  const shopUrl = localShopUrl(context.shopUrl, language);
  const isLaunch = forSale.item.startsWith('gid://shopify/Product/');
  const {picture} = forSale.work;
  const work = {
    ...forSale.work,
    picture: (picture && shopWork({...forSale.work, picture}, true, context)?.picture) ?? null,
  };
  for (let queued = 0; ;) {
    const ended = await database.transaction(async (transaction) => {
      const rows = await transaction.query<Ended>(
        `delete from public.stock_waits as wait using public.confirmed_waits as confirmed
         where confirmed.id = wait.id and wait.id in (
           select wait.id from public.stock_waits as wait
           join public.confirmed_waits as confirmed on confirmed.id = wait.id
           where confirmed.item = $1 and confirmed.language = $2
           order by wait.created_at limit ${LETTER_BATCH} for update of wait skip locked
         )
         returning wait.id, confirmed.email, confirmed.unsubscribe_token`,
        [forSale.item, language],
      );
      const mails = rows
        .filter(({email}) => isDeliverable(email))
        .map(({id, email, unsubscribe_token}) => ({
          key: `stock:${id}:subscriber`,
          kind: 'news' as const,
          mail: backInStockMail({
            email,
            isLaunch,
            language,
            shopUrl,
            forSale: {...forSale, work},
            unsubscribeUrl:
              unsubscribe_token && `${shopUrl}/unsubscribe?token=${unsubscribe_token}`,
          }),
        }));
      await enqueueMails(transaction, mails, now());
      return rows;
    });
    queued += ended.length;
    if (ended.length < LETTER_BATCH) return queued;
  }
}
