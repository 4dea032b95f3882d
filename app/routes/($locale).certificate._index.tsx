import type {MetaFunction} from '@remix-run/react';
import {redirect, type LinksFunction, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import words from '#words/certificate';
import {PageHeader} from '~/components/PageHeader';
import {TextLink} from '~/components/TextLink';
import stylesheet from '~/features/certificate/certificate.css?url';
import {NumberForm} from '~/features/certificate/NumberForm';
import {pageMeta} from '~/shop/seo/page-meta';

export const links: LinksFunction = () => [{rel: 'stylesheet', href: stylesheet}];

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: words.check.documentTitle,
    description: words.check.description,
    isHidden: true,
  });

/** Leads a typed number to its page. */
export function loader({request}: LoaderFunctionArgs) {
  const typed = new URL(request.url).searchParams.get('number') ?? '';
  // By whole characters: half of one has no place in an address.
  const number = [...typed.trim()].slice(0, 60).join('');
  if (number) throw redirect(`/certificate/${encodeURIComponent(number)}`);
  return null;
}

export default function CheckCertificatePage() {
  return (
    <div className="mx-auto max-w-page px-gutter pt-[clamp(2rem,5vw,4.5rem)]">
      <PageHeader title={words.check.title}>{words.check.introduction}</PageHeader>
      <NumberForm />
      <p className="mt-6">
        <TextLink to="/certificate/specimen">{words.check.specimen}</TextLink>
      </p>
    </div>
  );
}
