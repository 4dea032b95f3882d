import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {findRedirect} from '~/lib/redirects/find-redirect.server';
import {isLanguage} from './local-path';

/**
 * Throws the path's redirect or a 404 when the first segment isn't a language. For resource routes, for which Remix
 * doesn't call `($locale).tsx`.
 */
export async function requireLanguage({
  context,
  params,
  request,
}: LoaderFunctionArgs): Promise<void> {
  if (isLanguage(params.locale)) return;
  throw (await findRedirect(context, request)) ?? new Response('Not Found', {status: 404});
}
