import {frenchBusinessDays as businessDays} from '../../../supabase/functions/_shared/contracts/words/business-days';
import {frenchPrice as price} from '../../../supabase/functions/_shared/contracts/words/money';
import type {Words} from '../../../supabase/functions/_shared/contracts/words/words';
import type en from './en';

/** See the English file. */
export default {
  price,
  size: (title) =>
    title.replace(/(?<=\d)×(?=\d)/, '\u00a0×\u00a0').replace(/(?<=\d)\s?in\b/, '\u00a0po'),
  pictureOf: (title) => `Image de « ${title} »`,
  optional: '(facultatif)',
  place: (city, region, postalCode) => `${city} (${region}) ${postalCode}`,

  title: 'Caisse',
  toCart: 'Retour au panier',
  toShop: 'Retour à la boutique',

  order: {
    title: 'Votre commande',
    count: (count) => `Votre commande, ${count}\u00a0${count < 2 ? 'œuvre' : 'œuvres'}`,
    one: 'Quantité : 1',
    subtotal: 'Sous-total',
    discount: (codes) => `Réduction ${codes}`,
    shipping: 'Livraison',
    free: 'Gratuite',
    taxes: 'Taxes',
    taxesLater: 'Selon votre adresse',
    taxesAbroad: 'Aucune vers les États-Unis',
    harmonizedTax: (percent) => `TVH (${percent}\u00a0%)`,
    federalTax: (percent) => `TPS (${percent}\u00a0%)`,
    total: 'Total',
    note: (note) => `Votre message-cadeau : ${note}`,
  },

  fields: {
    contact: 'Coordonnées',
    email: 'Courriel',
    emailHint: 'Pour la confirmation et le suivi de cette commande.',
    delivery: 'Livraison',
    billing: 'Adresse de facturation',
    shipping: (email) =>
      `La livraison au Canada et aux États-Unis est gratuite. Si vous habitez ailleurs, veuillez m’écrire à ${email}.`,
    country: 'Pays',
    chooseCountry: 'Choisissez un pays',
    otherCountry: 'Un autre pays',
    name: 'Nom complet',
    address1: 'Adresse',
    address2: 'Appartement, bureau, route rurale',
    city: 'Ville ou village',
    region: 'Province ou État',
    chooseRegion: 'Choisissez',
    postalCode: 'Code postal ou code ZIP',
    phone: 'Téléphone',
    phoneHint: 'Seulement pour le transporteur, s’il a une question sur la livraison.',
  },

  errors: {
    one: 'Veuillez vérifier ce champ',
    several: 'Veuillez vérifier ces champs',
    emailForm: 'Saisissez une adresse courriel, par exemple nom@example.com',
    name: 'Saisissez le nom de la personne à qui le colis est destiné',
    address1: 'Saisissez une adresse',
    city: 'Saisissez une ville ou un village',
    country: 'Choisissez un pays',
    regionOf: {
      CA: 'Choisissez une province ou un territoire du Canada',
      US: 'Choisissez un État des États-Unis',
    },
    postalCodeOf: {
      CA: 'Saisissez un code postal, par exemple E5A 1B2',
      US: 'Saisissez un code ZIP, par exemple 04652',
    },
    phone: 'Saisissez un numéro de téléphone, ou laissez ce champ vide',
    tooLong: (most) => `Veuillez ne pas dépasser ${most} caractères`,
    cardNumber: 'Vérifiez le numéro de la carte; pour un essai, utilisez 4242 4242 4242 4242',
    cardExpiry: 'Saisissez une date à venir, le mois puis l’année, par exemple 09/29',
    cardCode: 'Saisissez les 3 ou 4 chiffres du code de sécurité',
    cardDeclined: 'Cette carte a été refusée',
  },

  payment: {
    title: 'Paiement',
    next: 'Continuer vers le paiement',
    test: 'Cette boutique accepte des paiements d’essai : carte 4242 4242 4242 4242, n’importe quelle date à venir, n’importe quel code. Aucun montant n’est débité, et la carte n’est pas conservée.',
    cardNumber: 'Numéro de la carte',
    cardExpiry: 'Expiration (MM/AA)',
    cardCode: 'Code de sécurité',
    terms: 'Toutes les ventes sont fermes, sauf disposition contraire de la loi.',
    ships: (days) => `Les commandes sont expédiées dans un délai de ${businessDays(days)}.`,
    pay: (total) => `Payer ${total}`,
    declined:
      'La carte a été refusée et aucun montant n’a été débité. Veuillez en essayer une autre.',
    changed:
      'La commande a changé depuis que vous l’avez vue. Aucun montant n’a été débité; veuillez vérifier le total ci-dessous.',
  },

  unavailable: {
    title: 'Une partie de votre commande n’est plus en vente',
    rest: 'Aucun montant n’a été débité. Tout le reste est encore dans votre commande.',
    gone: 'Une œuvre de votre panier n’est plus en vente.',
    sold: (work) => `${work} vient de trouver preneur.`,
    fewer: (work, left, wanted) =>
      `${work} : il n’en reste que ${left}, et vous en avez choisi ${wanted}.`,
    allSold: 'Tout ce que contenait ce panier a été vendu',
    allSoldText:
      'Aucun montant n’a été débité. Les reproductions sont souvent réimprimées : n’hésitez pas à revenir voir.',
  },
  empty: {title: 'Votre panier est vide', text: 'Il n’y a encore rien à payer.'},
  cartNotFound: {
    title: 'Ce panier n’est plus accessible',
    text: 'Il a peut-être expiré, ou le lien est incomplet. Votre panier est toujours dans la boutique : passez de nouveau à la caisse depuis celle-ci.',
  },
  invoice: {
    title: 'Facture',
    sold: (email) => ({
      title: 'Cette œuvre n’est plus en vente',
      text: `Aucun montant n’a été débité. Pour toute question, écrivez à ${email}.`,
    }),
    notFound: (email) => ({
      title: 'Cette facture n’est plus valide',
      text: `Elle a peut-être été annulée, ou le lien est incomplet. Pour toute question, écrivez à ${email}.`,
    }),
  },
  orderNotFound: {
    title: 'Commande introuvable',
    text: (email) =>
      `Le lien est peut-être incomplet, ou la commande n’existe pas. Si vous en avez passé une, écrivez à ${email}.`,
  },

  confirmation: {
    title: 'Merci',
    lead: (order, email, days) =>
      `Votre commande ${order} est confirmée. Elle sera expédiée dans un délai de ${businessDays(days)}. Un courriel de confirmation vous est envoyé à l’adresse ${email}.`,
    leadPaid: (order, email) =>
      `Votre paiement est confirmé (commande ${order}). Un courriel de confirmation vous est envoyé à l’adresse ${email}.`,
    deliverTo: 'Livrer à',
    next: 'La suite',
    sent: {
      lead: (order) => `Votre commande ${order} est en route.`,
      title: 'Elle a quitté l’atelier',
      text: 'Votre commande a été emballée et remise au transporteur.',
      parcel: (number) => `Le numéro de suivi est ${number}.`,
    },
    prepared: {
      title: 'À l’atelier',
      text: (days) =>
        `Votre commande est vérifiée, emballée et remise au transporteur dans un délai de ${businessDays(days)}.`,
    },
    afterLastPayment: {
      title: 'À l’atelier',
      text: 'L’œuvre vous est réservée. Elle sera expédiée après le dernier versement.',
    },
    travels: {
      title: (city) => `En route vers ${city}`,
      plain: 'Le délai de livraison dépend du transporteur et de l’endroit où vous habitez.',
      text: 'La livraison est gratuite. Le délai dépend du transporteur et de l’endroit où vous habitez.',
    },
    unpacked: {
      title: 'Au déballage',
      text: (email, order) =>
        `Si une œuvre arrive abîmée ou défectueuse, gardez l’emballage et écrivez à ${email} dans les 7 jours suivant la réception, avec des photos et le numéro de commande ${order}. Pour toute autre question, écrivez à la même adresse.`,
    },
  },

  mail: {
    subject: (order) => `Votre commande ${order} est confirmée`,
    preview: (titles, total) => `Merci. ${titles} : ${total}`,
    order: (order) => `Commande ${order}`,
    text: 'Votre commande est confirmée. Voici ce que vous avez commandé, et la suite.',
    textPaid: 'Votre paiement est confirmé. Voici à quoi il correspond.',
    phone: 'Téléphone',
    seeOrder: 'Voir votre commande',
    reason: 'Vous recevez ce courriel parce qu’une commande a été passée avec cette adresse.',
    sent: {
      subject: (order) => `Votre commande ${order} est en route`,
      preview: (titles) => `En route : ${titles}`,
      title: 'En route vers vous',
    },
    invoice: {
      subject: (draft) => `Votre facture ${draft}`,
      title: 'Votre facture',
      text: 'Vous pouvez la payer en ligne\u00a0:',
      pay: (total) => `Payer ${total}`,
      reason: 'Vous recevez ce courriel parce que l’artiste vous a envoyé une facture.',
    },
    cancelled: {
      subject: (order) => `Votre commande ${order} est annulée`,
      title: 'Votre commande est annulée',
    },
    refunded: {
      subject: (order) => `Un remboursement pour votre commande ${order}`,
      title: 'Votre remboursement est en cours',
    },
    refundToCard: (amount) =>
      `Un remboursement de ${amount} sera porté à la carte avec laquelle vous avez payé. Il peut prendre quelques jours.`,
    refundWithoutCard: (amount) =>
      `Je vous rembourserai ${amount} directement. Pour toute question, répondez à ce courriel.`,
    noRefund: 'Pour toute question, répondez à ce courriel.',
  },

  countries: {
    CA: 'Canada',
    US: 'États-Unis',
    provinces: {
      AB: 'Alberta',
      BC: 'Colombie-Britannique',
      PE: 'Île-du-Prince-Édouard',
      MB: 'Manitoba',
      NB: 'Nouveau-Brunswick',
      NS: 'Nouvelle-Écosse',
      NU: 'Nunavut',
      ON: 'Ontario',
      QC: 'Québec',
      SK: 'Saskatchewan',
      NL: 'Terre-Neuve-et-Labrador',
      NT: 'Territoires du Nord-Ouest',
      YT: 'Yukon',
    },
  },
} satisfies Words<typeof en>;
