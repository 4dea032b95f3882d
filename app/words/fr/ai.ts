import type en from '../en/ai';
import type {Words} from '#contracts/words/words';

/** See the English file. */
export default {
  title: 'Recherche et IA',
  description:
    'Ce que les moteurs de recherche, les assistants et les entreprises d’IA peuvent faire des œuvres et des textes de cette boutique.',
  agents: {
    about: (artist: string, place: string) =>
      `${artist} (${place}) vend ici ses œuvres directement.`,
    rules: 'Comment aider un visiteur',
    buy: (cart: string) =>
      `C’est le visiteur qui passe la commande, pas l’agent. ${cart} remplit le panier (pour plusieurs œuvres\u00a0: 1:1,2:1) et mène au paiement chez Shopify.`,
    catalogue: (endpoint: string, profile: string) =>
      `Cherchez dans le catalogue au moyen de l’Universal Commerce Protocol\u00a0: envoyez une requête POST à ${endpoint}. Le profil se trouve à l’adresse ${profile}.`,
    terms:
      'Les prix sont en dollars canadiens. La livraison au Canada et aux États-\u2060Unis est gratuite. Toutes les ventes sont fermes, sauf disposition contraire de la loi.',
    originals: 'Le prix d’un original est donné sur demande. Ne l’inventez jamais.',
    launches:
      'Une œuvre annoncée n’a pas de prix et ne peut pas être achetée avant sa mise en vente.',
    use: 'Ce qui est permis, et ce qui ne l’est pas',
    works: 'Œuvres, la plus récente d’abord',
    pages: 'Pages du site',
    files: 'Fichiers',
    googleFeed: 'Flux de produits au format de Google',
    openAiFeed: 'Flux de produits au format d’OpenAI',
    sitemap: 'Plan du site',
  },
  search: {
    question: 'Peut-on trouver ces œuvres dans un moteur de recherche?',
    yes: 'Oui. Les moteurs de recherche et les assistants peuvent répertorier toutes les pages publiques de la boutique.',
    no: 'Non. Les pages demandent aux moteurs de recherche et aux assistants de ne pas les répertorier.',
  },
  answers: {
    question: 'Un assistant peut-il citer cette boutique?',
    yes: 'Oui. Pour répondre à une question, un assistant peut lire une page, en citer un passage et donner un lien vers cette page.',
    no: 'Non. Les assistants sont priés de ne pas lire ces pages, même pour répondre à une question.',
  },
  training: {
    question: 'Ces œuvres peuvent-elles servir à entraîner une IA?',
    yes: 'Oui. Les images et les textes peuvent devenir des données d’entraînement.',
    no: 'Non. Nul ne peut utiliser les images, les poèmes ou les textes de cette boutique pour entraîner des modèles d’IA. Tous les droits relatifs à la fouille de textes et de données sont réservés.',
  },
  how: {
    question: 'Comment les machines en sont-elles informées?',
    answer:
      'Le fichier robots.txt énumère les agents des entreprises d’IA et ce que chacun peut faire, et chaque page le répète dans ses en-têtes (Content-Signal et Content-Usage). Les images préparées avec l’outil de la boutique portent aussi mon choix dans le fichier même, sous la forme recommandée par l’IPTC.',
  },
  limits: {
    question: 'Quelles en sont les limites?',
    answer:
      'C’est une demande, pas une serrure. Les entreprises honnêtes la respectent, d’autres peut-être pas. Elle n’efface pas ce qui a déjà été recueilli, elle n’atteint pas les copies d’une image sur d’autres sites, et les versions réduites d’une image peuvent perdre la marque inscrite dans le fichier. Un assistant peut toujours ouvrir une page si vous le lui demandez.',
  },
} satisfies Words<typeof en>;
