import {createHandler as createConfirm} from '../../newsletter-confirm/handler.ts';
import {createHandler as createSignup} from '../../newsletter-signup/handler.ts';
import {post, type TestContext} from './test-context.ts';

/** A row of `newsletter_subscribers`. */
export interface Subscriber {
  id: string;
  email: string;
  tags: string[];
  language: string;
  confirmed_at: Date | null;
  unsubscribed_at: Date | null;
  unsubscribe_token: string;
  confirmation_token: string;
}

export const EMAIL = 'ada@example.com';

export async function findSubscriber({database}: TestContext, email = EMAIL): Promise<Subscriber> {
  const [row] = await database.query<Subscriber>(
    'select * from public.newsletter_subscribers where email = $1',
    [email],
  );
  return row!;
}

/** Signs an address up, from the shop's own page. */
export async function signUp(context: TestContext, changes: object = {}): Promise<Response> {
  const response = await createSignup(context)(
    post({email: EMAIL, ...changes}, {address: '203.0.113.9'}),
  );
  await context.settle();
  return response;
}

/** Clicks the link in the first letter. */
export async function confirm(context: TestContext, email = EMAIL): Promise<Response> {
  const {confirmation_token: token} = await findSubscriber(context, email);
  const response = await createConfirm(context)(post({token}));
  await context.settle();
  return response;
}

/** Puts an address on the list. */
export async function join(
  context: TestContext,
  changes: {email?: string; tags?: string[]; wait?: object} = {},
): Promise<void> {
  await signUp(context, changes);
  await confirm(context, changes.email);
}
