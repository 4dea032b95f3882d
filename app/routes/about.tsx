import type {MetaFunction} from '@remix-run/react';
import {SITE} from '#contracts/site';
import {Biography} from '~/features/about/Biography';
import {pageMeta} from '~/lib/seo';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: `About ${SITE.artist.name}`,
    description: `${SITE.artist.name} paints the Bay of Fundy in oil, acrylic and cold wax, in a net loft above the wharf in New Brunswick.`,
  });

export default function AboutPage() {
  return <Biography />;
}
