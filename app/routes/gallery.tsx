import {useRouteLoaderData, type MetaFunction} from '@remix-run/react';
import {PageHeader} from '~/components/PageHeader';
import {SOLD_WORKS} from '~/content/gallery';
import {Gallery} from '~/features/gallery/Gallery';
import {readGalleryView} from '~/features/gallery/gallery-address';
import {galleryStructuredData} from '~/features/gallery/gallery-structured-data';
import {SimilarPieceInvitation} from '~/features/gallery/SimilarPieceInvitation';
import {fallbackPicture} from '~/features/gallery/WorkPicture';
import {shareLinks} from '~/features/share/share-addresses';
import {ShareRow} from '~/features/share/ShareRow';
import {SITE} from '#contracts/site';
import {pageMeta, type RootData} from '~/lib/seo/page-meta';

const TITLE = 'Gallery of Sold Works';

const DESCRIPTION = `Paintings by ${SITE.artist.name} that have found their walls, and how to ask for one like them.`;

/** A shared link to a work shows that work's title and picture. */
export const meta: MetaFunction = (args) => {
  const {openIndex, shownCount} = readGalleryView(new URLSearchParams(args.location.search));
  const work = openIndex === null ? undefined : SOLD_WORKS[openIndex];
  return pageMeta(args, {
    title: work ? `${work.title} – ${TITLE}` : TITLE,
    description: work?.alt ?? DESCRIPTION,
    ...(import.meta.env.SSR && {
      image: work && fallbackPicture(work),
      structuredData: (origin) =>
        galleryStructuredData(TITLE, DESCRIPTION, SOLD_WORKS.slice(0, shownCount), origin),
    }),
  });
};

export default function GalleryPage() {
  const origin = useRouteLoaderData<RootData>('root')?.origin ?? '';
  return (
    <div className="mx-auto max-w-page px-gutter pt-[clamp(2rem,5vw,4.5rem)]">
      <PageHeader title={TITLE}>
        Paintings that have left the studio for good, and hang on other walls now.
      </PageHeader>
      <Gallery
        renderShare={(work) => (
          <ShareRow
            key={work.handle}
            {...shareLinks({
              address: `${origin}/gallery?work=${work.handle}`,
              title: work.title,
              picture: `${origin}${fallbackPicture(work)}`,
            })}
          />
        )}
      />
      <SimilarPieceInvitation />
    </div>
  );
}
