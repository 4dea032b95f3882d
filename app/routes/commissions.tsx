import type {MetaFunction} from '@remix-run/react';
import {ButtonLink} from '~/components/ButtonLink';
import {PageHeader} from '~/components/PageHeader';
import {SITE} from '#contracts/site';
import {HowItWorks} from '~/features/commission/HowItWorks';
import {pageMeta} from '~/lib/seo';

const LETTER = `mailto:${SITE.email}?subject=${encodeURIComponent('A commission')}`;

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Commissions',
    description: `A painting of your own place, person or light, by ${SITE.artist.name}. How a commission works, in three steps.`,
  });

export default function CommissionsPage() {
  return (
    <div className="mx-auto max-w-page px-gutter pt-[clamp(2rem,5vw,4.5rem)]">
      <PageHeader title="Commissions">
        The cove you were proposed to in, the house before it was sold, the dog. If it matters to
        you, it can be painted.
      </PageHeader>
      <div className="mt-[clamp(3rem,6vw,5.5rem)]">
        <HowItWorks />
      </div>
      <div className="mt-14">
        <ButtonLink to={LETTER}>Write to {SITE.artist.firstName}</ButtonLink>
      </div>
    </div>
  );
}
