import {useActionData, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {LinkedSentence} from '~/components/LinkedSentence';
import {PageHeader} from '~/components/PageHeader';
import {PicturePage} from '~/components/PicturePage';
import {findOrder} from '~/features/order/find-order.server';
import {FindOrderForm} from '~/features/order/FindOrderForm';
import {routeHeaders} from '~/lib/caching/page-headers';
import {respondForm} from '~/lib/forms/form-response.server';
import {readForm} from '~/lib/forms/read-form.server';
import {PagePainting} from '~/shop/gallery/PagePainting';
import {pageMeta} from '~/shop/seo/page-meta';
import {useWords, wordsAt} from '~/words';

export const headers = routeHeaders;

export const meta: MetaFunction = (args) => {
  const words = wordsAt(args.location.pathname);
  const {title, description} = words.order;
  return pageMeta(args, {title, description, webPage: {}});
};

/** The form posts here without JavaScript, and the response is this page. */
export async function action({request, context}: ActionFunctionArgs) {
  return respondForm(await findOrder(context, await readForm(request)));
}

export default function OrderPage() {
  const words = useWords();
  const actionData = useActionData<typeof action>();
  return (
    <PicturePage
      picture={<PagePainting painting="fairWind" pictureClassName="h-auto w-full object-[25%]" />}
    >
      <PageHeader title={words.order.title}>{words.order.introduction}</PageHeader>
      <div className="mt-4 max-w-text sm:mt-10">
        <FindOrderForm actionData={actionData} />
        <p className="mt-3 text-muted sm:mt-10">
          <LinkedSentence words={words.order.help} to="/contact" />
        </p>
      </div>
    </PicturePage>
  );
}
