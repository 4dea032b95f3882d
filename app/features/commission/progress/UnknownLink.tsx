import words from '#words/commission-progress';
import {PageHeader} from '~/components/PageHeader';
import {TextLink} from '~/components/TextLink';
import {SITE} from '#contracts/site';
import type {LinkFault} from './private-page.server';

/** Replaces a private page whose link is not known or could not be checked, or whose request is closed. */
export function UnknownLink({fault}: {fault: LinkFault}) {
  const {title, before, after} = words[fault];
  return (
    <div className="mx-auto max-w-page px-gutter pt-[clamp(2rem,5vw,4.5rem)]">
      <PageHeader title={title}>
        {before}
        <TextLink to={`mailto:${SITE.email}`}>{SITE.email}</TextLink>
        {after}
      </PageHeader>
    </div>
  );
}
