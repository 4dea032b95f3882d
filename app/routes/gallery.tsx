import type {MetaFunction} from '@remix-run/react';
import {PageHeader} from '~/components/PageHeader';
import {SOLD_WORKS} from '~/content/gallery';
import {Gallery} from '~/features/gallery/Gallery';
import {readGalleryView} from '~/features/gallery/gallery-address';
import {SimilarPieceInvitation} from '~/features/gallery/SimilarPieceInvitation';
import {fallbackPicture} from '~/features/gallery/WorkPicture';
import {SITE} from '#contracts/site';
import {pageMeta} from '~/lib/seo';

const TITLE = 'Gallery of Sold Works';

/** A link to a work is shared with that work's name and picture. */
export const meta: MetaFunction = (args) => {
  const {openIndex} = readGalleryView(new URLSearchParams(args.location.search));
  const work = openIndex === null ? undefined : SOLD_WORKS[openIndex];
  if (work) {
    return pageMeta(args, {
      title: `${work.title} – ${TITLE}`,
      description: work.alt,
      image: fallbackPicture(work),
    });
  }
  return pageMeta(args, {
    title: TITLE,
    description: `Paintings by ${SITE.artist.name} that have found their walls, and how to ask for one like them.`,
  });
};

export default function GalleryPage() {
  return (
    <div className="mx-auto max-w-page px-gutter pt-[clamp(2rem,5vw,4.5rem)]">
      <PageHeader title={TITLE}>
        Paintings that have left the studio for good, and hang on other walls now.
      </PageHeader>
      <Gallery />
      <SimilarPieceInvitation />
    </div>
  );
}
