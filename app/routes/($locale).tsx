import type {MetaFunction, ShouldRevalidateFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {isLanguage} from '~/lib/language/local-path';
import {throwNotFound} from '~/features/errors/throw-not-found.server';
import {errorMeta} from '~/shop/seo/page-meta';

export {NotFoundBoundary as ErrorBoundary} from '~/features/errors/NotFoundBoundary';

export const shouldRevalidate: ShouldRevalidateFunction = ({currentParams, nextParams}) =>
  currentParams.locale !== nextParams.locale;

export const meta: MetaFunction = (args) => (args.error ? errorMeta(args) : []);

/**
 * The first segment is one of the shop's languages, or missing. Any other segment has no page, but may have a redirect.
 */
export async function loader({context, params, request}: LoaderFunctionArgs) {
  return isLanguage(params.locale) ? data(null) : throwNotFound(context, request);
}
