import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {SITE} from '#contracts/site';
import {ArtistRecord} from '~/features/about/ArtistRecord';
import {Biography} from '~/features/about/Biography';
import {StudioCarousel} from '~/features/about/StudioCarousel';
import {NextSteps} from '~/features/about/NextSteps';
import {loadArtistFacts} from '~/features/about/queries';
import {loaderHeaders, pageHeaders} from '~/lib/caching/page-headers';
import {pageMeta} from '~/lib/seo/page-meta';
import {artist, artistId, shop} from '~/lib/structured-data/shop';
import {webPage} from '~/lib/structured-data/web-page';

export {shouldRevalidate} from '~/lib/forms/should-revalidate';

export const headers = loaderHeaders;

const TITLE = `About ${SITE.artist.name}`;
const DESCRIPTION = `${SITE.artist.name} paints the Bay of Fundy in oil, acrylic and cold wax, in a net loft above the wharf in New Brunswick.`;

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: TITLE,
    description: DESCRIPTION,
    ...(import.meta.env.SSR && {
      type: 'profile',
      structuredData: (origin) => [
        ...webPage(origin, {
          type: 'ProfilePage',
          name: TITLE,
          path: '/about',
          description: DESCRIPTION,
          mainEntity: {'@id': artistId(origin)},
        }),
        artist(origin),
        shop(origin),
      ],
    }),
  });

export async function loader({context}: LoaderFunctionArgs) {
  return data({facts: await loadArtistFacts(context)}, {headers: pageHeaders(context)});
}

export default function AboutPage() {
  const {facts} = useLoaderData<typeof loader>();
  return (
    <>
      <Biography />
      {facts && <ArtistRecord facts={facts} />}
      <StudioCarousel />
      <NextSteps />
    </>
  );
}
