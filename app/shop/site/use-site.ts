import {useRouteLoaderData} from '@remix-run/react';
import {policyLinks, siteLinks} from '~/content/navigation';
import {useWords} from '~/words';
import {siteIn} from '#contracts/site';
import {DELIVERY_TIMES} from './delivery-times';
import type {StoreSite} from './store-site';

/**
 * The shop's identity and links as the artist set them, with the defaults where she set none or the root loader failed.
 */
export function useSite() {
  const words = useWords();
  const root = useRouteLoaderData('root') as {site?: StoreSite} | undefined;
  return {
    ...siteIn(words.shared),
    header: siteLinks(words),
    footer: policyLinks(words),
    delivery: DELIVERY_TIMES,
    ...root?.site,
  };
}
