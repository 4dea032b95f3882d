import type en from '../en/commission';
import type {Words} from '#contracts/words/words';

/** The commissions page and its form. */
export default {
  title: 'Tableaux sur commande',
  description: (artist: string) =>
    `Commandez à ${artist} le tableau d’un lieu, d’une personne ou d’une lumière qui vous tient à cœur. Voyez les étapes et envoyez votre demande.`,
  intro:
    'L’anse de votre demande en mariage, la maison avant la vente, le chien. Ce qui compte pour vous peut devenir un tableau.',

  start: 'Commencer votre demande',

  steps: {
    title: 'Comment ça se passe',
    vision: {
      title: 'Racontez-moi votre idée',
      text: 'Parlez-moi du lieu, de la personne ou de la lumière que vous avez en tête, de la grandeur souhaitée et du budget que vous voulez y consacrer. Les photos aident, même mauvaises.',
    },
    concept: {
      title: 'Esquisse et prix',
      text: 'Je vous écris d’ici un ou deux jours ouvrables. Nous choisissons ensemble le format et l’ambiance, puis vous recevez une esquisse, un prix et une date. Vous ne devez rien avant d’avoir dit oui.',
    },
    creation: {
      title: 'Création',
      text: 'Dès que l’acompte est arrivé, je commence à peindre. Vous voyez le tableau prendre forme, et il quitte l’atelier signé et accompagné de son certificat d’authenticité.',
    },
  },

  prices: {title: 'Prix et délais', duration: 'Durée'},

  examples: {
    title: 'De l’esquisse au tableau',
    sketch: 'Esquisse',
    sketchOf: (painting: string) => `Esquisse de «\u00a0${painting}\u00a0»`,
    painting: 'Tableau',
  },

  waitingList:
    'Toutes les places sont prises en ce moment. Envoyez quand même votre demande : elle ira sur la liste d’attente, et je vous écrirai quand votre tour approchera.',
  closed: {
    title: 'Je ne prends pas de nouvelles demandes pour l’instant',
    text: 'Toutes les places sont prises, et un tableau demande du temps. Quand des places se libéreront, les personnes inscrites à la liste l’apprendront en premier.',
    signup: 'Me prévenir à la réouverture',
  },

  terms: [
    'Je réponds d’ici un ou deux jours ouvrables, avec des questions ou une première idée.',
    'Vous ne devez rien avant d’avoir vu une esquisse et accepté un prix.',
    'Vos images ne servent qu’au tableau. Les données de localisation des photos sont effacées à l’envoi, et les images d’un formulaire jamais envoyé sont supprimées après deux jours.',
  ],

  form: {
    title: 'Parlez-moi de votre tableau',
    aboutYou: 'Vos coordonnées',
    phone: 'Téléphone (facultatif)',
    painting: 'Votre tableau',
    subject: {label: 'Sujet', hint: 'Un lieu, une personne, un animal, une lumière'},
    colors: {
      label: 'Couleurs (facultatif)',
      hint: 'La pièce où il sera, ce que vous aimez y voir, ce que vous préférez éviter',
    },
    message: {
      label: 'Précisions',
      hint: 'Que doit retenir le tableau? Pourquoi ce sujet, et pour qui?',
    },
    size: 'Format',
    budget: 'Budget',
    deadline: {
      label: 'Pour quand? (facultatif)',
      hint: 'Un anniversaire, un mariage, un déménagement',
    },
    submit: 'Envoyer la demande',
    submitting: 'Envoi en cours…',
    agreement: {
      before: 'En envoyant cette demande, vous acceptez les ',
      link: 'conditions',
      after: (date: string) => ` du ${date}.`,
    },
  },

  draft: {
    restored: 'Ce que vous aviez commencé à remplir est toujours là.',
    clear: 'Vider le formulaire',
  },

  received: {
    title: 'Demande de tableau reçue!',
    description: 'Je vous répondrai d’ici un ou deux jours ouvrables.',
  },
  failed: 'La demande n’a pas pu être envoyée',
  unreadable: 'Le formulaire n’a pas pu être lu. Veuillez réessayer.',
} satisfies Words<typeof en>;
