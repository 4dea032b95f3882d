import type {MetaFunction} from '@remix-run/react';
import {ButtonLink} from '~/components/ButtonLink';
import {PageHeader} from '~/components/PageHeader';
import {SITE} from '#contracts/site';
import {pageMeta} from '~/lib/seo';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Gallery of Sold Works',
    description: `Paintings by ${SITE.artist.name} that have found their walls, and how to ask for one like them.`,
  });

export default function GalleryPage() {
  return (
    <div className="mx-auto max-w-page px-gutter pt-[clamp(2rem,5vw,4.5rem)]">
      <PageHeader title="Gallery of Sold Works">
        Paintings that have left the studio for good. Their pictures will hang here soon.
      </PageHeader>
      <section className="mt-section max-w-text border-t border-line pt-10">
        <h2 className="text-2xl">Still thinking of one that is gone?</h2>
        <p className="mt-4">
          Reach out and tell me which it was. I never paint the same picture twice, but a similar
          piece, with the same light or the same stretch of shore, can be painted for you.
        </p>
        <div className="mt-8 flex flex-wrap gap-x-8 gap-y-4">
          <ButtonLink to="/contact">Reach Out</ButtonLink>
          <ButtonLink to="/commissions" variant="quiet">
            How commissions work
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}
