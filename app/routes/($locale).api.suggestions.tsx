import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {suggest} from '~/features/search/suggest.server';
import {requireLanguage} from '~/lib/language/require-language.server';

/** Pages and works for what a visitor types into the search field. */
export async function loader(args: LoaderFunctionArgs) {
  await requireLanguage(args);
  return suggest(args.context, args.request);
}
