import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {isLanguage} from './local-path';

/**
 * Throws a 404 when the first segment isn't a language. For loaders that respond or redirect on their own: Remix doesn't
 * call `($locale).tsx` for a resource route, and prefers a loader's redirect to its 404.
 */
export function requireLanguage({params}: Pick<LoaderFunctionArgs, 'params'>): void {
  if (!isLanguage(params.locale)) throw new Response('Not Found', {status: 404});
}
