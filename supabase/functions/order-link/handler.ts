import {orderLinkRequestSchema} from '../_shared/contracts/order-link.ts';
import {createSubmissionHandler, type Handler} from '../_shared/http/http.ts';
import {localShopUrl} from '../_shared/languages.ts';
import {orderLinkMail} from '../_shared/mails/order-link.ts';
import {readVisitor} from '../_shared/http/visitor.ts';
import {markSurplus} from '../_shared/forms/network-mails.ts';
import {withMails} from '../_shared/outbox/outbox.ts';
import type {FunctionContext} from '../_shared/function-context.ts';
import {type FormRules, processSubmission} from '../_shared/forms/submission.ts';

const RULES: FormRules = {
  form: 'order-link',
  minimumMs: 800,
  limits: {perMailbox: 5, perNetwork: 30},
  countsRepeats: true,
};

/**
 * `order-link`: emails the link to the status page of an order to the address that the order has. The response is the
 * same whether the order exists or not.
 */
export function createHandler(context: FunctionContext): Handler {
  return createSubmissionHandler(
    orderLinkRequestSchema,
    async ({number, email, language, ...guard}, request) => {
      if (!context.store) throw new Error('order-link needs an Admin API token');
      const {address} = await readVisitor(request, context);
      const id = await processSubmission(context, RULES, {email, address, guard}, async () => ({
        id: crypto.randomUUID(),
        isNew: true,
        mails: [],
      }));
      // After the transaction, which would otherwise stay open until Shopify responds.
      const order = await context.store.orders.find(number, email);
      if (order) {
        const shopUrl = localShopUrl(context.shopUrl, language);
        const mail = orderLinkMail({...order, email, language, shopUrl});
        await withMails(context, async (transaction, mails) => {
          const link = {key: `order-link:${id}`, kind: 'order', mail} as const;
          mails.push(...(await markSurplus(transaction, context, address, [link])));
        });
      }
      return id;
    },
  );
}
