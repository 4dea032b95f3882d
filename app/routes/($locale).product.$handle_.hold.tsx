import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type ActionFunctionArgs, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {CdnPicture} from '~/components/CdnPicture';
import {LinkedSentence} from '~/components/LinkedSentence';
import {PageHeader} from '~/components/PageHeader';
import {PICTURE_SIZES, PicturePage} from '~/components/PicturePage';
import {HoldForm} from '~/features/hold/HoldForm';
import {canBeHeld, requestHold} from '~/features/hold/request-hold.server';
import {ProductNotFound} from '~/features/product/ProductNotFound';
import {routeHeaders} from '~/lib/caching/page-headers';
import {respondForm} from '~/lib/forms/form-response.server';
import {readForm} from '~/lib/forms/read-form.server';
import {findRedirect} from '~/lib/redirects/find-redirect.server';
import {findEmailProduct} from '~/shop/product/email-work.server';
import {productPath} from '~/shop/paths';
import {pageMeta} from '~/shop/seo/page-meta';
import {useWords, wordsAt} from '~/words';

export const headers = routeHeaders;

export const meta: MetaFunction<typeof loader> = (args) => {
  const words = wordsAt(args.location.pathname);
  const work = args.data?.work;
  return pageMeta(args, {
    title: work ? words.hold.title(work.title) : words.product.notFound.title,
    description: words.hold.description,
    // A form, which no search should lead to.
    isHidden: true,
  });
};

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const {product, hasFailed} = await findEmailProduct(context, params.handle ?? '');
  const redirection = product || hasFailed ? null : await findRedirect(context, request);
  if (redirection) throw redirection;
  const work = product?.work ?? null;
  const isFree = Boolean(product && canBeHeld(product, context.nowMs));
  return data(
    {work, isFree, hasFailed},
    {status: work ? 200 : hasFailed ? 502 : 404, headers: {'Cache-Control': 'no-store'}},
  );
}

/** The form posts here without JavaScript. */
export async function action({request, context, params}: ActionFunctionArgs) {
  const values = await readForm(request);
  return respondForm(await requestHold(context, {...values, handle: params.handle ?? ''}));
}

export default function HoldRequestPage() {
  const words = useWords();
  const {work, isFree, hasFailed} = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  if (!work) return <ProductNotFound hasFailed={hasFailed} />;
  const {handle, title, picture} = work;
  return (
    <PicturePage
      isWhole
      header={<PageHeader title={words.hold.title(title)}>{words.hold.introduction}</PageHeader>}
      picture={
        <CdnPicture
          image={picture}
          alt={picture.alt ?? title}
          sizes={PICTURE_SIZES}
          loading="eager"
          widths="page"
        />
      }
    >
      <div className="max-w-text lg:mt-2">
        {isFree || actionData ? (
          <HoldForm handle={handle} actionData={actionData} />
        ) : (
          <p>
            <LinkedSentence
              words={{
                before: `${words.hold.notForSale.text} `,
                link: words.hold.notForSale.link,
                after: '.',
              }}
              to={productPath(handle)}
            />
          </p>
        )}
      </div>
    </PicturePage>
  );
}
