import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {suggest} from '~/features/search/suggest.server';

/** Pages and works for what a visitor types into the search field. */
export async function loader({context, request}: LoaderFunctionArgs) {
  return suggest(context, request);
}
