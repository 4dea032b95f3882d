import type {MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {LIMITS} from '#contracts/limits';
import {PageHeader} from '~/components/PageHeader';
import {PicturePage} from '~/components/PicturePage';
import {TextLink} from '~/components/TextLink';
import {NumberForm} from '~/features/certificate/NumberForm';
import {SignedCorner} from '~/features/certificate/SignedCorner';
import {localRedirect} from '~/lib/language/local-redirect.server';
import {beginning} from '~/lib/shorten';
import {pageMeta} from '~/shop/seo/page-meta';
import {useWords, wordsAt} from '~/words';

export const meta: MetaFunction = (args) => {
  const words = wordsAt(args.location.pathname);
  return pageMeta(args, {
    title: words.certificate.check.documentTitle,
    description: words.certificate.check.description,
    isHidden: true,
  });
};

/** Redirects an entered number to its page. */
export function loader({context, params, request}: LoaderFunctionArgs) {
  const typed = new URL(request.url).searchParams.get('number') ?? '';
  const number = beginning(typed.trim(), LIMITS.certificateNumber);
  if (number) {
    throw localRedirect({context, params}, `/certificate/${encodeURIComponent(number)}`);
  }
  return null;
}

export default function CheckCertificatePage() {
  const words = useWords();
  return (
    <PicturePage picture={<SignedCorner />}>
      <PageHeader title={words.certificate.check.title}>
        {words.certificate.check.introduction}
      </PageHeader>
      <NumberForm />
      <p className="mt-6">
        <TextLink to="/certificate/specimen">{words.certificate.check.specimen}</TextLink>
      </p>
    </PicturePage>
  );
}
