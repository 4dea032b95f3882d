import type en from '../en/viewer';
import type {Words} from '#contracts/words/words';

/** The viewer of pictures. */
export default {
  of: ' sur ',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  close: 'Fermer',
  previousPicture: 'Image précédente',
  nextPicture: 'Image suivante',
  previousWork: 'Œuvre précédente',
  nextWork: 'Œuvre suivante',
} satisfies Words<typeof en>;
