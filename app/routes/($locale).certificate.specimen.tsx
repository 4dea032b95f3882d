import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {ButtonLink} from '~/components/ButtonLink';
import {NotLoaded} from '~/shop/empty/NotLoaded';
import {PageHeader} from '~/components/PageHeader';
import {CertificateSheet} from '~/features/certificate/CertificateSheet';
import {loadSpecimen} from '~/features/certificate/specimen';
import {pageHeaders, routeHeaders} from '~/lib/caching/page-headers';
import {productPath} from '~/shop/paths';
import {pageMeta} from '~/shop/seo/page-meta';
import {useWords, wordsAt} from '~/words';

export const headers = routeHeaders;

export const meta: MetaFunction<typeof loader> = (args) => {
  const words = wordsAt(args.location.pathname);
  return pageMeta(args, {
    title: words.certificate.specimen.documentTitle,
    description: words.certificate.specimen.description,
    isHidden: true,
  });
};

export async function loader({context, request}: LoaderFunctionArgs) {
  const {searchParams, origin} = new URL(request.url);
  const handle = searchParams.get('work') ?? '';
  const {sheet, notice} = await loadSpecimen(context, handle, origin);
  return data({sheet, notice}, {headers: pageHeaders(context, {notice})});
}

/** The certificate of a work before it's sold, marked 'Sample'. */
export default function SpecimenPage() {
  const words = useWords();
  const {sheet} = useLoaderData<typeof loader>();
  return (
    <div className="page pt-[clamp(1.5rem,3vw,3rem)] print:p-0">
      {sheet ? (
        <div className="grid grid-cols-1 gap-x-columns gap-y-7 lg:grid-cols-[minmax(0,52rem)_minmax(16rem,22rem)] lg:justify-center print:block">
          <CertificateSheet sheet={sheet} />
          <div className="max-w-[34rem] print:hidden">
            <p className="text-lg text-pretty">
              {words.certificate.specimen.before} <cite>{sheet.title}</cite>
              {words.certificate.specimen.after}
            </p>
            <ButtonLink to={productPath(sheet.handle)} className="mt-6">
              {words.certificate.specimen.seeWork}
            </ButtonLink>
          </div>
        </div>
      ) : (
        <>
          <PageHeader title={words.certificate.specimen.documentTitle} />
          <NotLoaded>{words.certificate.specimen.failed}</NotLoaded>
        </>
      )}
    </div>
  );
}
