import {useRouteLoaderData} from '@remix-run/react';
import {POLICY_LINKS, SITE_LINKS} from '~/content/navigation';
import {SITE} from '#contracts/site';
import type {OwnSite} from './own-site';

/** The shop's identity and links, as the artist wrote them; the files' own where she wrote none, or the root failed. */
export function useSite() {
  const root = useRouteLoaderData('root') as {site?: OwnSite} | undefined;
  return {...SITE, header: SITE_LINKS, footer: POLICY_LINKS, ...root?.site};
}
