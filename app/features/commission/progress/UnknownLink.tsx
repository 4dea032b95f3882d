import words from '#words/commission-progress';
import {PageHeader} from '~/components/PageHeader';
import {TextLink} from '~/components/TextLink';
import {SITE} from '#contracts/site';
import type {LinkFault} from './private-page.server';

/** Replaces a private page whose link is not known or could not be checked. */
export function UnknownLink({fault}: {fault: LinkFault}) {
  const mail = <TextLink to={`mailto:${SITE.email}`}>{SITE.email}</TextLink>;
  return (
    <div className="mx-auto max-w-page px-gutter pt-[clamp(2rem,5vw,4.5rem)]">
      {fault === 'unknown' ? (
        <PageHeader title={words.unknown.title}>
          {words.unknown.before}
          {mail}
          {words.unknown.after}
        </PageHeader>
      ) : (
        <PageHeader title={words.failed.title}>
          {words.failed.before}
          {mail}
          {words.failed.after}
        </PageHeader>
      )}
    </div>
  );
}
