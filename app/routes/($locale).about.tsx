import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {SITE} from '#contracts/site';
import {ArtistRecord} from '~/features/about/ArtistRecord';
import {Biography} from '~/features/about/Biography';
import {StudioCarousel} from '~/features/about/StudioCarousel';
import {NextSteps} from '~/features/about/NextSteps';
import {loadAbout} from '~/features/about/load-about';
import {pageHeaders, routeHeaders} from '~/lib/caching/page-headers';
import {pageMeta} from '~/shop/seo/page-meta';
import {artist, artistId, shop} from '~/shop/structured-data/shop';
import {wordsAt} from '~/words';

export const headers = routeHeaders;

export const meta: MetaFunction = (args) => {
  const words = wordsAt(args.location.pathname);
  return pageMeta(args, {
    title: words.about.title(SITE.artist.name),
    description: words.about.description(SITE.artist.name),
    type: 'profile',
    webPage: {type: 'ProfilePage', mainEntity: (origin) => ({'@id': artistId(origin)})},
    structuredData: (origin, site) => [artist(words, origin, site), shop(words, origin, site)],
  });
};

export async function loader({context}: LoaderFunctionArgs) {
  const about = await loadAbout(context);
  return data(about, {headers: pageHeaders(context, about)});
}

export default function AboutPage() {
  const {words: biography, videos, facts} = useLoaderData<typeof loader>();
  return (
    // From 1024 px up, the second column is as wide as an upright portrait that isn't higher than the window.
    <div className="[--columns:repeat(2,minmax(0,1fr))] lg:[--columns:minmax(0,1fr)_min(58svh,46%)]">
      <Biography {...biography} />
      <ArtistRecord facts={facts} />
      <StudioCarousel videos={videos} />
      <NextSteps>{biography.closing}</NextSteps>
    </div>
  );
}
