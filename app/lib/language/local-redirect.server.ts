import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {localPath} from './local-path';
import {requireLanguage} from './require-language.server';

/** Redirects to a page of the shop in the language of the request. `path` has no language. */
export function localRedirect(
  args: Pick<LoaderFunctionArgs, 'context' | 'params'>,
  path: string,
  init?: number | ResponseInit,
) {
  requireLanguage(args);
  return redirect(localPath(args.context.words, path), init);
}
