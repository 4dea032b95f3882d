import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {SITE} from '#contracts/site';
import {useNoticeToast} from '~/components/use-notice-toast';
import {ArtistRecord} from '~/features/about/ArtistRecord';
import {Biography} from '~/features/about/Biography';
import {StudioCarousel} from '~/features/about/StudioCarousel';
import {NextSteps} from '~/features/about/NextSteps';
import {loadAbout} from '~/features/about/queries';
import {loaderHeaders, pageHeaders} from '~/lib/caching/page-headers';
import {pageMeta} from '~/shop/seo/page-meta';
import {artist, artistId, shop} from '~/shop/structured-data/shop';
import {webPage} from '~/shop/structured-data/web-page';
import {type ShopWords, wordsAt} from '~/words';

export const headers = loaderHeaders;

function title(words: ShopWords) {
  return words.about.title(SITE.artist.name);
}
function description(words: ShopWords) {
  return words.about.description(SITE.artist.name);
}

export const meta: MetaFunction = (args) => {
  const words = wordsAt(args.location.pathname);
  return pageMeta(args, {
    title: title(words),
    description: description(words),
    type: 'profile',
    structuredData: (origin, site) => [
      ...webPage(words, origin, {
        type: 'ProfilePage',
        name: title(words),
        path: '/about',
        description: description(words),
        mainEntity: {'@id': artistId(origin)},
      }),
      artist(words, origin, site),
      shop(words, origin, site),
    ],
  });
};

export async function loader({context}: LoaderFunctionArgs) {
  const about = await loadAbout(context);
  return data(about, {headers: pageHeaders(context, about)});
}

export default function AboutPage() {
  const {words: biography, videos, facts, notice} = useLoaderData<typeof loader>();
  useNoticeToast(notice);
  return (
    <>
      <Biography {...biography} />
      <ArtistRecord facts={facts} />
      <StudioCarousel videos={videos} />
      <NextSteps>{biography.closing}</NextSteps>
    </>
  );
}
