import {data, type AppLoadContext} from '@shopify/remix-oxygen';
import {findRedirect} from '~/lib/redirects/find-redirect.server';
import {loadNewPrints} from '~/shop/card/load-new-prints';

/** Throws the redirect for a path without a page, or a 404 with the newest prints. */
export async function throwNotFound(context: AppLoadContext, request: Request): Promise<never> {
  const redirection = await findRedirect(context, request);
  if (redirection) throw redirection;
  const {prints} = await loadNewPrints(context);
  throw data(prints, {status: 404});
}
