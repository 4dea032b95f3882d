import type en from './en.ts';
import type {Words} from './words.ts';

/** '2 000'. */
const grouped = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, '\u00a0');

/** The words that pages and functions share, in French. */
export default {
  tagline: 'Un art qui parle au cœur',
  description:
    'Reproductions d’art et tableaux originaux à l’huile de la baie de Fundy, par Maren Hallet. Livraison gratuite au Canada et aux États-Unis.',
  place: 'Nouveau-Brunswick, Canada',
  postalAddress: 'C.\u00a0P.\u00a0118, Alma (Nouveau\u2011Brunswick) E4H\u00a01M8, Canada',

  consent:
    'vous écrira par courriel au sujet de nouvelles œuvres, de lancements et de places pour un tableau sur commande. Vous pouvez vous désabonner en tout temps par le lien que contient chaque courriel.',
  waitConsent: 'vous enverra un seul courriel, quand l’œuvre sera de nouveau disponible.',

  label: {
    name: 'Le nom',
    email: 'L’adresse courriel',
    subject: 'L’objet',
    paintingSubject: 'Le sujet',
    message: 'Le message',
    orderNumber: 'Le numéro de commande',
    phone: 'Le numéro de téléphone',
    colors: 'La description des couleurs',
    note: 'Le message',
    title: 'Le titre',
  },
  tooLong: (label, limit) => `${label} doit compter au plus ${grouped(limit)} caractères`,
  notText: (label) => `${label} doit être du texte`,
  nameRequired: 'Veuillez indiquer votre nom',
  subjectRequired: 'Veuillez indiquer l’objet',
  paintingSubjectRequired: 'Veuillez indiquer le sujet',
  messageRequired: 'Veuillez écrire un message',
  detailsRequired: 'Veuillez décrire le tableau que vous imaginez',
  sizeAndBudget: 'Veuillez choisir un format et un budget',
  invalidOrderNumber:
    'Veuillez saisir le numéro de commande indiqué dans votre courriel de confirmation, par exemple 1001',
  invalidEmail: 'Cette adresse courriel n’est pas valide',
  enterEmail: 'Veuillez saisir une adresse courriel valide',
  invalidDate: 'Cette date n’est pas valide',
  dayRequired: 'Veuillez choisir un jour',
  visitIsOver: 'Le jour ne peut pas être déjà passé',
  dayIsOver: 'La date souhaitée ne peut pas être déjà passée',
  invalidImage: 'L’adresse d’une image n’est pas valide',
  tooManyImages: (limit) => `Vous pouvez envoyer jusqu’à ${limit} images`,
  priceRequired: 'Veuillez indiquer le prix en dollars, par exemple 4800 ou 4800,50',
  depositShare: 'L’acompte doit être de 5 à 90\u00a0%',
  daysToPay: 'Veuillez indiquer un nombre de jours, de 1 à 365',
  unknownStage: 'Cette étape n’existe pas',
  changeRequired: 'Veuillez indiquer ce que vous aimeriez changer',

  sizes: {
    '8x10': '8\u00a0×\u00a010\u00a0po',
    '12x16': '12\u00a0×\u00a016\u00a0po',
    '16x20': '16\u00a0×\u00a020\u00a0po',
    '24x36': '24\u00a0×\u00a036\u00a0po',
    custom: 'Format sur mesure',
  },
  budgets: {
    under500: 'Moins de 500\u00a0$\u00a0CA',
    '500-1000': 'De 500 à 1\u00a0000\u00a0$\u00a0CA',
    '1000-2000': 'De 1\u00a0000 à 2\u00a0000\u00a0$\u00a0CA',
    over2000: 'Plus de 2\u00a0000\u00a0$\u00a0CA',
  },

  stages: {
    received: {
      label: 'Demande',
      text: 'J’ai reçu votre demande. Je vous écrirai pour vous poser des questions ou vous proposer une première idée.',
    },
    sketch: {
      label: 'Esquisse',
      text: 'Je travaille à l’esquisse. Vous ne devez rien avant de l’avoir vue et d’avoir accepté un prix.',
    },
    deposit: {
      label: 'Acompte',
      text: 'Je commencerai le tableau dès que j’aurai reçu l’acompte.',
    },
    painting: {label: 'Peinture', text: 'Votre tableau est sur le chevalet.'},
    drying: {
      label: 'Séchage',
      text: 'Le tableau est achevé. Il doit sécher avant de pouvoir voyager.',
    },
    sent: {
      label: 'Envoi',
      text: 'Votre tableau a quitté l’atelier, signé et accompagné de son certificat d’authenticité.',
    },
  },
} satisfies Words<typeof en>;
