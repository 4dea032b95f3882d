import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {isLanguage, localPath} from './local-path';

/**
 * Redirects to a page of the shop in the language of the request. `path` has no language. Throws a 404 when the first
 * segment isn't a language: Remix prefers a loader's redirect to the 404 of `($locale).tsx`.
 */
export function localRedirect(
  {context, params}: Pick<LoaderFunctionArgs, 'context' | 'params'>,
  path: string,
  init?: number | ResponseInit,
) {
  if (!isLanguage(params.locale)) throw new Response('Not Found', {status: 404});
  return redirect(localPath(context.words, path), init);
}
