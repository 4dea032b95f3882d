import {PageHeader} from '~/components/PageHeader';
import {TextLink} from '~/components/TextLink';
import {SITE} from '#contracts/site';
import type {LinkFault} from './private-page.server';

/** In place of a private page: nobody knows its link, or nobody said. */
export function UnknownLink({fault}: {fault: LinkFault}) {
  const mail = <TextLink to={`mailto:${SITE.email}`}>{SITE.email}</TextLink>;
  return (
    <div className="mx-auto max-w-page px-gutter pt-[clamp(2rem,5vw,4.5rem)]">
      {fault === 'unknown' ? (
        <PageHeader title="This page is not here">
          The link may have lost a piece on its way, or the commission is over and its page was
          taken down. Write to {mail} if you miss it.
        </PageHeader>
      ) : (
        <PageHeader title="That did not work">
          Nothing is lost. Please open the link again in a while, or write to {mail}.
        </PageHeader>
      )}
    </div>
  );
}
