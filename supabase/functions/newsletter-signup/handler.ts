import {newsletterRequestSchema} from '../_shared/contracts/newsletter.ts';
import {createSubmissionHandler, type Handler} from '../_shared/http.ts';
import {readVisitor} from '../_shared/visitor.ts';
import type {FunctionContext} from '../_shared/ports.ts';
import {type FormRules, processSubmission} from '../_shared/submission.ts';
import {countWait} from '../_shared/stock-waits.ts';
import {signupSays} from '../_shared/membership.ts';
import {shopWork} from '../_shared/shop-work.ts';
import {subscribe} from './subscribe.ts';

const RULES: FormRules = {
  form: 'newsletter',
  minimumMs: 800,
  // Many phones of one carrier share an IP address.
  limits: {perMailbox: 5, perNetwork: 100},
  countsRepeats: true,
};

/**
 * `newsletter-signup`: adds the address to the list with its tags, stores the consent and the item that the visitor
 * waits for, and sends the welcome email.
 */
export function createHandler(context: FunctionContext): Handler {
  return createSubmissionHandler(
    newsletterRequestSchema,
    async ({email, tags, page, work: given, wait, language, ...guard}, request) => {
      const {address, isFromShop} = await readVisitor(request, context);
      const work = shopWork(given, isFromShop, context);
      return processSubmission(context, RULES, {email, address, guard}, async (transaction) => {
        if (wait) await countWait(transaction, context, email);
        return subscribe(transaction, context, {
          email,
          tags,
          page: page ?? null,
          work,
          language,
          // Anyone else with the anonymous key could write to the artist's list.
          wait: wait ? {...wait, title: isFromShop ? (wait.title ?? null) : null} : null,
        });
      });
    },
    signupSays(context),
  );
}
