import type en from '../en/viewer';
import type {Words} from '#contracts/words/words';

/** The viewer of pictures. */
export default {
  place: (number, count) => `${number} sur ${count}`,
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  previous: 'Image précédente',
  next: 'Image suivante',
  notLoaded: 'L’image n’a pas pu être chargée.',
} satisfies Words<typeof en>;
