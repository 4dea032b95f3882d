import {useWords} from '~/words';
import {defaultSite, type ShopSite} from './shop-site';
import {useRootData} from './use-root-data';

/** The shop's identity and links; the defaults when the root loader failed. */
export function useSite(): ShopSite {
  const words = useWords();
  return useRootData()?.site ?? defaultSite(words);
}
