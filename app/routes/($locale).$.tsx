import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {throwNotFound} from '~/features/errors/throw-not-found.server';
import {errorMeta} from '~/shop/seo/page-meta';

export {NotFoundBoundary as ErrorBoundary} from '~/features/errors/NotFoundBoundary';

export const meta = errorMeta;

/** Every path that no other route matches. */
export function loader({context, request}: LoaderFunctionArgs) {
  return throwNotFound(context, request);
}
