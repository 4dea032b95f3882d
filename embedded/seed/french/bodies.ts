import {SITE} from '../../../supabase/functions/_shared/contracts/site';

/** Pages, policies and articles of the seed in French, by their handles. Data only. */
export const BODIES_IN_FRENCH: Readonly<Record<string, readonly string[]>> = {
  about: [
    `${SITE.artist.name} peint la côte, les champs et le temps qu’il fait au Nouveau-Brunswick.`,
  ],
  contact: [`Écrivez à ${SITE.email}.`],
  commissions: [
    'Confiez-moi votre idée, entendons-nous sur un projet et un prix, et voyez le tableau prendre forme.',
  ],
  gallery: [
    'Des œuvres accrochées désormais dans d’autres maisons, gardées ici pour être regardées.',
  ],
  'shipping-policy': [
    'La livraison au Canada et aux États-Unis est gratuite. Les commandes sont préparées en 3 à 5 jours ouvrables. Si vous habitez ailleurs, veuillez écrire à l’atelier avant de commander. Les taxes et les droits, s’il y a lieu, sont indiqués au moment du paiement.',
  ],
  'refund-policy': [
    'Toutes les ventes sont fermes, sauf disposition contraire de la loi. Si une œuvre arrive abîmée ou défectueuse, écrivez dans les 7 jours suivant la réception, photos à l’appui : une reproduction est alors remplacée ou remboursée, un original est remboursé.',
  ],
  'privacy-policy': [
    'Ce que vous saisissez au moment du paiement sert à préparer, à envoyer et à comptabiliser votre commande. Le service ne s’adresse pas aux personnes de moins de 13 ans. Dernière mise à jour : 28 juin 2023.',
  ],
  'terms-of-service': [
    'En commandant, vous confirmez avoir plus de 18 ans. La responsabilité est limitée à 100\u00a0$\u00a0US, sauf disposition contraire de la loi. Dernière mise à jour : 28 juin 2023.',
  ],
  'the-week-the-fog-stayed': [
    'Elle est entrée avec la marée du lundi et a oublié de repartir. Le mercredi, le quai n’avait plus de bout. J’entendais les bateaux mieux que je ne les voyais.',
    'La brume n’est pas grise. Elle est ce qu’il y a derrière elle, dit tout bas. J’ai mélangé onze couleurs pâles cette semaine-là, j’en ai gardé neuf, et la plus chaude est allée là où était l’eau.',
    'Le dimanche, elle s’est levée en quatre minutes à peu près, comme on retire la nappe d’une table. Je l’ai presque regrettée.',
  ],
  'why-the-knife': [
    'On me demande souvent, au sujet des reliefs, si l’on peut y toucher. Sur un original, non. Sur une reproduction, il n’y a rien à toucher, ce qui surprend la main chaque fois.',
    'Je prends le couteau quand une vague doit déferler. Un pinceau décrit l’eau. Un couteau se conduit comme elle : il ramasse, il traîne, il lâche tout d’un coup.',
    'Et il ne pardonne rien. On n’a droit qu’à un passage, et l’on a ensuite une mer, ou un gâchis à racler avant le souper.',
  ],
  'two-people-for-scale': [
    'Regardez vers le bas des grands ciels et vous les trouverez : deux petites silhouettes, un peu à l’écart l’une de l’autre, les yeux levés. Quelqu’un m’a écrit pour demander qui elles étaient.',
    'Au début, elles servaient de mesure. Sans elles, une colline pouvait avoir la hauteur d’une main ou d’une montagne. Puis je me suis habituée à leur compagnie, et maintenant une nuit sans elles me paraît fermée.',
    'Alors : ce sont les personnes qui se tiennent à côté de vous. C’est ma seule réponse, et elle a bien tenu.',
  ],
};
