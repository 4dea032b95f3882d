import type en from '../en/linked-cart';
import type {Words} from '#contracts/words/words';
import plural from './plural';

/** See the English file. */
export default {
  title: 'Un panier pour vous',
  description: 'Des œuvres que quelqu’un a réunies, aux prix d’aujourd’hui.',
  introduction:
    'Composé sur un autre appareil, aux prix d’aujourd’hui. Le mot-cadeau et le code de réduction y restent.',
  notLoaded: 'Les œuvres n’ont pas pu être chargées. Veuillez réessayer.',
  gone: {
    before: 'Ces œuvres sont vendues ou ont quitté la boutique. Voici les ',
    prints: 'reproductions',
    between: ' et les ',
    originals: 'originaux',
    after: '.',
  },
  missing: (count) =>
    plural(count, {
      one: 'Une œuvre de ce panier n’est plus en vente.',
      other: `${count} œuvres de ce panier ne sont plus en vente.`,
    }),
  unpriced:
    'Un lien ne transmet ni les originaux ni ce dont le prix n’est pas public. Ces œuvres sont toujours à vendre :',
  times: (quantity) => ` × ${quantity}`,
  take: 'Mettre dans mon panier',
} satisfies Words<typeof en>;
