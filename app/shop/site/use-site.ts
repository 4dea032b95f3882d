import {useRouteLoaderData} from '@remix-run/react';
import {useWords} from '~/words';
import {defaultSite, type ShopSite} from './shop-site';

/** The shop's identity and links; the defaults when the root loader failed. */
export function useSite(): ShopSite {
  const words = useWords();
  const root = useRouteLoaderData('root') as {site: ShopSite} | undefined;
  return root?.site ?? defaultSite(words);
}
