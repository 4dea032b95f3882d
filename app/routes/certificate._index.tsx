import type {MetaFunction, ShouldRevalidateFunction} from '@remix-run/react';
import {redirect, type LinksFunction, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {PageHeader} from '~/components/PageHeader';
import {TextLink} from '~/components/TextLink';
import stylesheet from '~/features/certificate/certificate.css?url';
import {NumberForm} from '~/features/certificate/NumberForm';
import {pageMeta} from '~/lib/seo/page-meta';

// The form's number is for the loader.
export const shouldRevalidate: ShouldRevalidateFunction = ({formMethod, defaultShouldRevalidate}) =>
  formMethod !== 'POST' && defaultShouldRevalidate;

export const links: LinksFunction = () => [{rel: 'stylesheet', href: stylesheet}];

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Check a certificate',
    description: 'Enter the number of a certificate, and see which work it belongs to.',
    ...(import.meta.env.SSR && {isHidden: true}),
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
      <PageHeader title="Check a Certificate">
        Each certificate has a number at its foot. Enter it, and see the work that it belongs to.
      </PageHeader>
      <NumberForm />
      <p className="mt-6">
        <TextLink to="/certificate/specimen">What a certificate looks like</TextLink>
      </p>
    </div>
  );
}
