import {stockWaitRequestSchema} from '../_shared/contracts/stock-wait.ts';
import {createSubmissionHandler, type Handler} from '../_shared/http.ts';
import {readVisitor} from '../_shared/visitor.ts';
import type {FunctionContext} from '../_shared/ports.ts';
import {shopWork} from '../_shared/shop-work.ts';
import {signupSays} from '../_shared/membership.ts';
import {countWait} from '../_shared/stock-waits.ts';
import {type FormRules, processSubmission} from '../_shared/submission.ts';
import {storeOwnWait} from './store-own-wait.ts';

const RULES: FormRules = {
  form: 'stock-wait',
  minimumMs: 800,
  // Many phones of one carrier share an IP address.
  limits: {perMailbox: 5, perNetwork: 100},
  countsRepeats: true,
};

/**
 * `stock-wait`: stores a request for one email when a size is back, and asks the visitor to confirm it. Adds nobody to
 * the list.
 */
export function createHandler(context: FunctionContext): Handler {
  return createSubmissionHandler(
    stockWaitRequestSchema,
    async ({email, wait, page, work: given, language, ...guard}, request) => {
      const {address, isFromShop} = await readVisitor(request, context);
      return processSubmission(context, RULES, {email, address, guard}, async (transaction) => {
        await countWait(transaction, context, email);
        return storeOwnWait(transaction, context, {
          email,
          language,
          page: page ?? null,
          item: wait.item,
          work: shopWork(given, isFromShop, context),
          // The email quotes the title, so only the shop's server may set it.
          title: isFromShop ? (wait.title ?? null) : null,
        });
      });
    },
    signupSays(context),
  );
}
