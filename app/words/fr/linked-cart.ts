import type en from '../en/linked-cart';
import type {Words} from '#contracts/words/words';
import {plural} from './formats';

/** See the English file. */
export default {
  title: 'Un panier pour vous',
  description: 'Des œuvres que quelqu’un a réunies, aux prix d’aujourd’hui.',
  introduction:
    'Ce panier vient d’un autre appareil, aux prix d’aujourd’hui. Il ne contient ni message-cadeau ni code de réduction.',
  gone: 'Ces œuvres sont vendues ou ont quitté la boutique.',
  missing: (count) =>
    plural(count, {
      one: 'Une œuvre de ce panier n’est plus en vente.',
      other: `${count} œuvres de ce panier ne sont plus en vente.`,
    }),
  unpriced:
    'Un lien ne transmet ni les originaux ni ce dont le prix n’est pas public. Ces œuvres sont toujours à vendre :',
  times: (quantity) => ` × ${quantity}`,
  take: 'Tout ajouter à mon panier',
} satisfies Words<typeof en>;
