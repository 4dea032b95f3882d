import type {MetaFunction} from '@remix-run/react';
import {SITE} from '#contracts/site';
import {Biography} from '~/features/about/Biography';
import {StudioCarousel} from '~/features/about/StudioCarousel';
import {NextSteps} from '~/features/about/NextSteps';
import {pageMeta} from '~/lib/seo/page-meta';
import {artist, artistId, shop} from '~/lib/structured-data/shop';
import {webPage} from '~/lib/structured-data/web-page';

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

export default function AboutPage() {
  return (
    <>
      <Biography />
      <StudioCarousel />
      <NextSteps />
    </>
  );
}
