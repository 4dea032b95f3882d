import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {readCertificateNumber} from '#contracts/certificate';
import {LIMITS} from '#contracts/limits';
import {PageHeader} from '~/components/PageHeader';
import {PicturePage} from '~/components/PicturePage';
import {TextLink} from '~/components/TextLink';
import {CertificateSheet} from '~/features/certificate/CertificateSheet';
import {
  type FoundCertificate,
  loadCertificate,
} from '~/features/certificate/load-certificate.server';
import {NumberForm} from '~/features/certificate/NumberForm';
import {SignedCorner} from '~/features/certificate/SignedCorner';
import {PrintButton} from '~/components/PrintButton';
import {sheetOf} from '~/features/certificate/sheet';
import {routeHeaders} from '~/lib/caching/page-headers';
import {localRedirect} from '~/lib/language/local-redirect.server';
import {beginning} from '~/lib/shorten';
import {contactUrl} from '~/shop/forms/contact-url';
import {pageMeta} from '~/shop/seo/page-meta';
import {useWords, wordsAt} from '~/words';

export const headers = routeHeaders;

export const meta: MetaFunction<typeof loader> = (args) => {
  const {title, untitled, description} = wordsAt(args.location.pathname).certificate.found;
  const sheet = args.data && 'sheet' in args.data ? args.data.sheet : null;
  return pageMeta(args, {
    title: sheet ? title(sheet.title) : untitled,
    description,
    isHidden: true,
  });
};

const STATUS = {unknown: 404, limited: 429, failed: 503} as const;

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const {words} = context;
  const typed = params.number ?? '';
  const number = readCertificateNumber(typed);
  // URLs are lower-case.
  const path = number?.toLowerCase();
  if (path && path !== typed) throw localRedirect({context, params}, `/certificate/${path}`);
  const found: FoundCertificate = number
    ? await loadCertificate(context, number)
    : {status: 'unknown'};
  const headers = {'Cache-Control': 'no-store'};
  if (found.status === 'found') {
    const {origin} = new URL(request.url);
    return data({sheet: sheetOf(words, found.certificate, origin)}, {headers});
  }
  const retryAfter = found.status === 'limited' ? found.retryAfter : null;
  return data(
    {problem: found.status, number: number ?? beginning(typed, LIMITS.certificateNumber)},
    {
      status: STATUS[found.status],
      headers: {...headers, ...(retryAfter && {'Retry-After': retryAfter})},
    },
  );
}

export default function CertificatePage() {
  const words = useWords();
  const page = useLoaderData<typeof loader>();
  if ('sheet' in page) {
    return (
      <div className="page pt-[clamp(1.5rem,3vw,3rem)] print:p-0">
        <CertificateSheet sheet={page.sheet} />
        <div className="mx-auto mt-7 flex max-w-[52rem] flex-wrap items-center justify-between gap-x-10 gap-y-5 print:hidden">
          <p className="max-w-[34rem]">{words.certificate.found.genuine}</p>
          <PrintButton>{words.certificate.print}</PrintButton>
        </div>
      </div>
    );
  }
  const {title, text} = words.certificate[page.problem];
  return (
    <PicturePage picture={<SignedCorner />}>
      <PageHeader title={title}>{text}</PageHeader>
      <NumberForm number={page.number} />
      <p className="mt-6">
        <TextLink to={contactUrl(words.certificate.contactSubject)}>
          {words.certificate.contact}
        </TextLink>
      </p>
    </PicturePage>
  );
}
