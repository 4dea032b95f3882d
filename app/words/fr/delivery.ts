import type en from '../en/delivery';
import type {Words} from '#contracts/words/words';
import {businessDays, plural} from './formats';

/** 'de 4 à 8 jours' from '4–8', which isn't a number and so is plural. */
const span = (days: string) =>
  `${days.replace(/^(\d+)–(\d+)$/, 'de $1 à $2')} ${plural(Number(days), {one: 'jour', other: 'jours'})}`;

/**
 * Texts about delivery, tax and duty for the product page, the cart and the shipping page. Days are '3–5', or the
 * artist's own words.
 */
export default {
  taxes: 'Les taxes et les droits de douane, s’il y a lieu, sont indiqués au moment du paiement.',
  customs:
    'La livraison gratuite aux États-Unis comprend le transport, mais non les droits de douane. S’il y en a, vous les payez à la caisse ou au transporteur.',
  elsewhere: 'La caisse n’accepte que les adresses du Canada et des États-Unis.',
  businessDays,
  withinCanada: (days: string) => `${span(days)} au Canada`,
  toUsa: (days: string) => `${span(days)} vers les États-Unis`,
  /** Without days in transit. */
  depends: 'La durée du trajet dépend ensuite du transporteur et de l’endroit où vous habitez.',
  onTheWay: (ways: string[]) => `Pour le transport, comptez ensuite ${ways.join(' et ')}.`,
  inCanada: (date: string) => `au Canada le ${date}`,
  inUsa: (date: string) => `aux États-Unis le ${date}`,
  christmasInCanada: (date: string) => `au plus tard le ${date} pour Noël au Canada`,
  christmasInUsa: (date: string) => `au plus tard le ${date} pour Noël aux États-Unis`,
  christmas: (deadlines: string[]) => `Commandez ${deadlines.join(' et ')}.`,
  leaves: (ordered: string, leaves: string) =>
    `Pour une commande du ${ordered}, le colis quitte l’atelier le ${leaves} au plus tard.`,
  arrives: (ordered: string, leaves: string, arrivals: string[]) =>
    `Pour une commande du ${ordered}, le colis quitte l’atelier au plus tard le ${leaves} et arrive au plus tard ${arrivals.join(' et ')}.`,
} satisfies Words<typeof en>;
