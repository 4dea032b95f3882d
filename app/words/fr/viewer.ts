import type en from '../en/viewer';
import type {Words} from '#contracts/words/words';

/** The viewer of pictures. */
export default {
  position: (place: number, count: number) => `${place} sur ${count}`,
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  close: 'Fermer',
  picture: {previous: 'Image précédente', next: 'Image suivante'},
  work: {previous: 'Œuvre précédente', next: 'Œuvre suivante'},
} satisfies Words<typeof en>;
