import type {HomeQuery} from 'storefrontapi.generated';
import type {CdnImage} from '~/lib/cdn-image';
import {textOf} from '~/lib/storefront/store-content';

/** What the store has for the home page; undefined for what stays as the words have it. */
export interface OwnHome {
  heroText?: string;
  heroPicture?: CdnImage;
  mission?: string;
  vision?: string;
}

/** The store's choices; undefined when it has none. */
export function ownHome(stored: HomeQuery['homePage'] | undefined): OwnHome | undefined {
  if (!stored) return undefined;
  const picture = stored.heroPicture?.reference;
  return {
    heroText: textOf(stored.heroText),
    heroPicture: picture?.__typename === 'MediaImage' && picture.image ? picture.image : undefined,
    mission: textOf(stored.mission),
    vision: textOf(stored.vision),
  };
}
