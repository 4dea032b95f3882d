import type en from '../en/share-card';
import type {Words} from '#contracts/words/words';

/** The line below the title on a work's share picture. */
export default {sold: 'Vendu', reserved: 'Réservé', soldOut: 'Épuisé'} satisfies Words<typeof en>;
