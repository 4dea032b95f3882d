import type {Words} from '#contracts/words/words';
import type en from '../en/gallery';
import {plural} from './formats';

/** The gallery of sold works, and a sold work's own page. */
export default {
  title: 'Galerie des œuvres vendues',
  description: (artist: string) =>
    `Des tableaux de ${artist} qui ont trouvé leur mur, et comment en demander un qui leur ressemble.`,
  introduction:
    'Des tableaux qui ont quitté l’atelier pour de bon et vivent maintenant sur d’autres murs.',
  workTitle: (title: string) => `${title} – Galerie des œuvres vendues`,
  open: (title: string) => `Ouvrir ${title}`,
  enlarge: (title: string) => `Agrandir ${title}`,
  shown: (shown: number, count: number) => `${shown} œuvres affichées sur ${count}`,
  loadMore: (remaining: number) =>
    `Voir plus d’œuvres (${remaining} ${plural(remaining, {one: 'restante', other: 'restantes'})})`,
  works: 'Œuvres',
  previous: (title: string) => `Précédente : ${title}`,
  next: (title: string) => `Suivante : ${title}`,
  allSold: 'Toutes les œuvres vendues',
  notLoaded: 'L’œuvre n’a pas pu être chargée.',
  commission: 'Commander un tableau dans cet esprit',
  howCommissionsWork: 'Comment commander un tableau',
  aboutWork: 'À propos de cette œuvre',
  prints: 'Reproductions de cette œuvre',
  similarLight: 'Œuvres dans cette lumière',
  invitation: {
    heading: 'Vous pensez encore à l’un de ces tableaux?',
    text: 'Écrivez-moi et dites-moi lequel. Je ne peins jamais deux fois le même tableau, mais je peux vous peindre une œuvre semblable, avec la même lumière ou le même bout de côte.',
    reachOut: 'Écrivez-moi',
  },
  artform: {painting: 'Peinture', print: 'Reproduction'},
  similarPiece: (title: string) => `Une œuvre semblable à « ${title} »`,
  paintingLike: (title: string, year: number) =>
    `Un tableau dans l’esprit de « ${title} » (${year})`,
} satisfies Words<typeof en>;
