import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {verifyVisitor} from '#contracts/security/visitor-signature';
import {stockQuestionSchema} from '#contracts/wait';
import {loadForSale} from '~/features/newsletter/for-sale.server';
import {requireLanguage} from '~/lib/language/require-language.server';

/** Returns which of the given sizes and works are for sale now, to the function that emails the visitors who wait. */
export async function loader(args: LoaderFunctionArgs) {
  await requireLanguage(args);
  const {context, request} = args;
  const asked = new URL(request.url).searchParams.get('items') ?? '';
  const items = stockQuestionSchema.safeParse(asked.split(','));
  if (!items.success) return Response.json({error: 'items'}, {status: 400});
  const {SHOP_FORWARD_SECRET: secret} = context.env;
  const found = await loadForSale(context, {
    items: items.data,
    // The function signs its request. Nobody else may read the early-access keys.
    isForMembers: Boolean(secret && (await verifyVisitor(secret, request.headers, Date.now()))),
  });
  if (!found) return Response.json({error: 'storefront'}, {status: 503});
  return Response.json({items: found});
}
