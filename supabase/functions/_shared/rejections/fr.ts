import type {Words} from '../contracts/words/words.ts';
import type en from './en.ts';

/** The functions' error messages for visitors, in French. */
export default {
  tooMany: (minutes: number, email: string) =>
    `Vous avez envoyé plusieurs messages en moins d’une heure. Veuillez réessayer dans ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, ou écrire à ${email}.`,
  tooMuchToday: (email: string) =>
    `La limite de demandes pour aujourd’hui est atteinte. Veuillez réessayer demain, ou écrire à ${email}.`,
  robot: (email: string) =>
    `Ce message semblait automatisé et n’a pas été envoyé. Si vous n’êtes pas un robot, veuillez écrire à ${email}.`,
  tooQuick: 'C’était très rapide. Veuillez patienter un instant, puis envoyer de nouveau.',
  foreignImage: 'Seules les images ajoutées au formulaire peuvent être envoyées',
  notAPicture: 'Seules les images JPEG, PNG, WebP, AVIF, GIF et HEIC peuvent être envoyées',
  pictureTooLarge: 'L’image dépasse 10 Mo',
  tooManyPixels:
    'L’image a trop de pixels. Veuillez en envoyer une plus petite, ou un JPEG d’au plus 50 mégapixels.',
  brokenPicture: 'L’image semble endommagée',
  tooManyPictures:
    'Aucune autre image ne peut être reçue en ce moment. Veuillez réessayer plus tard, ou envoyer votre demande sans cette image.',
  outdated:
    'Cette demande a changé depuis que vous avez ouvert la page. Veuillez vérifier où elle en est, puis réessayer.',
  outdatedHold:
    'Cette page a changé depuis que vous l’avez ouverte. Veuillez la vérifier, puis réessayer.',
  notPaid: 'Tout n’est pas payé. Veuillez cocher la case pour continuer.',
  alreadyPaid: 'L’acheteur a déjà payé une partie de ce prix, qui ne peut plus changer',
  orderWaits: (order: string) =>
    `La commande ${order.replace('#', '')} est en attente de paiement. Marquez-la comme payée dans Shopify.`,
  orderHasTerms: (order: string) =>
    `La commande ${order.replace('#', '')} est en attente de paiement. Pour changer les conditions, annulez-la d’abord dans Shopify.`,
  agreeToPlan: 'Veuillez accepter ces versements',
  heldForAnother:
    'Cette œuvre est déjà réservée pour quelqu’un d’autre. Mettez d’abord fin à cette réservation.',
  internal: 'Veuillez réessayer plus tard',
  // The shop's server has already checked the same rules in French, so only a rule that is newer than the shop leads
  // here.
  invalidField: () => 'Ce champ contient une erreur. Veuillez le vérifier.',
} satisfies Words<typeof en>;
