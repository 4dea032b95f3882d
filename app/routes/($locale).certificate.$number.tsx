import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, redirect, type LinksFunction, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {readCertificateNumber} from '#contracts/certificate';
import words from '#words/certificate';
import {PageHeader} from '~/components/PageHeader';
import {TextLink} from '~/components/TextLink';
import stylesheet from '~/features/certificate/certificate.css?url';
import {CertificateSheet} from '~/features/certificate/CertificateSheet';
import {
  type FoundCertificate,
  loadCertificate,
} from '~/features/certificate/load-certificate.server';
import {NumberForm} from '~/features/certificate/NumberForm';
import {PrintButton} from '~/features/certificate/PrintButton';
import {sheetOf} from '~/features/certificate/sheet';
import {loaderHeaders} from '~/lib/caching/page-headers';
import {pageMeta} from '~/shop/seo/page-meta';

export const headers = loaderHeaders;

export const links: LinksFunction = () => [{rel: 'stylesheet', href: stylesheet}];

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data?.sheet ? words.found.title(args.data.sheet.title) : words.found.untitled,
    description: words.found.description,
    isHidden: true,
  });

const STATUS = {found: 200, unknown: 404, limited: 429, failed: 503} as const;

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const typed = params.number ?? '';
  const number = readCertificateNumber(typed);
  // Addresses are lower-case.
  const path = number?.toLowerCase();
  if (path && path !== typed) throw redirect(`/certificate/${path}`);
  const found: FoundCertificate = number
    ? await loadCertificate(context, number)
    : {status: 'unknown'};
  const retryAfter = found.status === 'limited' ? found.retryAfter : null;
  return data(
    {
      status: found.status,
      number: number ?? typed.slice(0, 60),
      sheet:
        found.status === 'found' ? sheetOf(found.certificate, new URL(request.url).origin) : null,
    },
    {
      status: STATUS[found.status],
      headers: {'Cache-Control': 'no-store', ...(retryAfter && {'Retry-After': retryAfter})},
    },
  );
}

const REASONS = {unknown: words.unknown, limited: words.limited, failed: words.failed};

export default function CertificatePage() {
  const {status, number, sheet} = useLoaderData<typeof loader>();
  if (sheet) {
    return (
      <div className="mx-auto max-w-page px-gutter pt-[clamp(2rem,5vw,4.5rem)] print:p-0">
        <CertificateSheet sheet={sheet} />
        <div className="certificate-below">
          <p>{words.found.genuine}</p>
          <PrintButton />
        </div>
      </div>
    );
  }
  const {title, text} = REASONS[status === 'found' ? 'failed' : status];
  return (
    <div className="mx-auto max-w-page px-gutter pt-[clamp(2rem,5vw,4.5rem)]">
      <PageHeader title={title}>{text}</PageHeader>
      <NumberForm number={number} />
      <p className="mt-6">
        <TextLink to={`/contact?${new URLSearchParams({subject: words.contactSubject})}`}>
          {words.contact}
        </TextLink>
      </p>
    </div>
  );
}
