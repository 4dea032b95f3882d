import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {pageUrl} from '~/lib/language/local-path';
import {ButtonLink} from '~/components/ButtonLink';
import {ListHeader} from '~/components/ListHeader';
import {Gallery} from '~/features/gallery/Gallery';
import {readGalleryView} from '~/features/gallery/gallery-url';
import {soldWorkPath} from '~/shop/paths';
import {galleryStructuredData} from '~/features/gallery/gallery-structured-data';
import {loadSoldWorks} from '~/features/gallery/load-sold-works';
import {fallbackPicture} from '~/shop/gallery/work-picture';
import {ShareRow} from '~/features/share/ShareRow';
import {SITE} from '#contracts/site';
import {pageHeaders, routeHeaders} from '~/lib/caching/page-headers';
import {pageMeta} from '~/shop/seo/page-meta';
import {useRootData} from '~/shop/site/use-root-data';
import {type ShopWords, useWords, wordsAt} from '~/words';

function description(words: ShopWords) {
  return words.gallery.description(SITE.artist.name);
}

/** The URL only selects the open work, so the loader doesn't run again. */
export const shouldRevalidate = () => false;

export const headers = routeHeaders;

/** A shared link to a work has that work's title and picture. */
export const meta: MetaFunction<typeof loader> = (args) => {
  const words = wordsAt(args.location.pathname);
  const works = args.data?.works ?? [];
  const search = new URLSearchParams(args.location.search);
  const {openIndex, shownCount} = readGalleryView(search, works);
  const work = openIndex === null ? undefined : works[openIndex];
  return pageMeta(args, {
    title: work ? words.gallery.workTitle(work.title) : words.gallery.title,
    description: work?.alt ?? description(words),
    image: work && fallbackPicture(work),
    structuredData: (origin) =>
      galleryStructuredData(
        words,
        words.gallery.title,
        description(words),
        works.slice(0, shownCount),
        origin,
      ),
  });
};

export async function loader({context}: LoaderFunctionArgs) {
  const page = await loadSoldWorks(context);
  return data(page, {headers: pageHeaders(context, page)});
}

export default function GalleryPage() {
  const words = useWords();
  const {works} = useLoaderData<typeof loader>();
  const origin = useRootData()?.origin ?? '';
  return (
    <div className="page">
      <ListHeader title={words.gallery.title} text={words.gallery.introduction} />
      <Gallery
        works={works}
        renderShare={(work) => (
          <ShareRow
            key={work.handle}
            address={pageUrl(words, origin, soldWorkPath(work.handle))}
            title={work.title}
            picture={work.picture ?? `${origin}${fallbackPicture(work)}`}
          />
        )}
      />
      <SimilarPieceInvitation />
    </div>
  );
}

/** Invites the visitor to commission a similar piece. */
function SimilarPieceInvitation() {
  const words = useWords();
  return (
    <section className="mt-section border-t border-line pt-[clamp(2rem,4vw,3.5rem)]">
      <h2 className="text-2xl">{words.gallery.invitation.heading}</h2>
      <p className="mt-4 max-w-text">{words.gallery.invitation.text}</p>
      <div className="mt-8 flex flex-wrap gap-x-8 gap-y-4">
        <ButtonLink to="/contact">{words.gallery.invitation.reachOut}</ButtonLink>
        <ButtonLink to="/commissions" variant="quiet">
          {words.gallery.howCommissionsWork}
        </ButtonLink>
      </div>
    </section>
  );
}
