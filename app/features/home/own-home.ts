import type {HomeQuery} from 'storefrontapi.generated';
import type {CdnImage} from '~/lib/cdn-image';
import {pictureOf} from '~/lib/storefront/image-fragments';
import {fieldOf, textsOf} from '~/lib/storefront/metaobject-fields';

/** What the store has for the home page; undefined for what stays as the words have it. */
export interface OwnHome {
  heroText?: string;
  heroPicture?: CdnImage;
  mission?: string;
  vision?: string;
}

export function ownHome(stored: HomeQuery['homePage'] | undefined): OwnHome {
  const {hero_text: heroText, mission, vision} = textsOf<'home_page'>(stored);
  const heroPicture = pictureOf(fieldOf(stored, 'hero_picture')) ?? undefined;
  return {heroText, heroPicture, mission, vision};
}
