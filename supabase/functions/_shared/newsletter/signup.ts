import type * as z from 'zod/mini';
import type {Guard} from '../contracts/guard.ts';
import type {LanguageCode} from '../contracts/languages.ts';
import type {SignupReply} from '../contracts/reply.ts';
import type {Wait} from '../contracts/wait.ts';
import type {Work} from '../contracts/work.ts';
import {createSubmissionHandler, type Handler} from '../http/http.ts';
import type {Queryable} from '../database.ts';
import type {FunctionContext} from '../function-context.ts';
import {shopWork} from '../shop-work.ts';
import {limitWaits} from './stock-waits.ts';
import {type FormRules, processSubmission, type StoredSubmission} from '../forms/submission.ts';
import {readVisitor} from '../http/visitor.ts';

export interface Signup {
  email: string;
  /** The path of the sign-up page; null when unknown. */
  page: string | null;
  /** The work whose page had the form; null when the form was elsewhere. */
  work: Work | null;
  /** The language of the sign-up page, which is also that of its emails. */
  language: LanguageCode;
  /**
   * The title of the item that the visitor wants an email about: 'First Light, 24×32 in'. Null unless the shop's server
   * sent it.
   */
  title: string | null;
}

type SignupBody = Guard &
  Pick<Signup, 'email' | 'language'> & {
    page?: string | undefined;
    work?: Work | null | undefined;
    wait?: Wait | undefined;
  };

/** Handles a form that takes an email address for the list, or for one email about an item. `store` stores it. */
export function createSignupHandler<Body extends SignupBody>(
  context: FunctionContext,
  form: string,
  schema: z.ZodMiniType<Body>,
  store: (transaction: Queryable, signup: Signup, body: Body) => Promise<StoredSubmission>,
): Handler {
  const rules: FormRules = {
    form,
    minimumMs: 800,
    // Many phones of one carrier share an IP address.
    limits: {perMailbox: 5, perNetwork: 100},
    countsRepeats: true,
  };
  // The same for everyone, because otherwise it would reveal who is on the list.
  const reply: Partial<SignupReply> = context.confirmsSignups ? {} : {needsNoConfirmation: true};
  return createSubmissionHandler(
    schema,
    async (body, request) => {
      const {email, page = null, language, wait, website, elapsedMs} = body;
      const {address, isFromShop} = await readVisitor(request, context);
      const work = shopWork(body.work, isFromShop, context);
      // Emails quote the title, and anyone else with the anonymous key could write it.
      const title = (isFromShop && wait?.title) || null;
      const signup = {email, page, work, language, title};
      const sender = {email, address, guard: {website, elapsedMs}};
      return processSubmission(context, rules, sender, async (transaction) => {
        if (wait) await limitWaits(transaction, context, email);
        return store(transaction, signup, body);
      });
    },
    reply,
  );
}
