import type en from '../en/about';
import type {Words} from '#contracts/words/words';

/** The artist's page. */
export default {
  title: (artist: string) => `À propos de ${artist}`,
  description: (artist: string) =>
    `${artist} peint la baie de Fundy à l’huile, à l’acrylique et à la cire froide, dans un grenier à filets au-dessus du quai, au Nouveau-Brunswick.`,
  series: 'Séries',
  exhibitions: 'Expositions et collections',
  allExhibitions: 'Les dates et les œuvres exposées',
  press: 'Presse',
  buyers: 'Paroles d’acheteurs',
  quoted: (quote: string) => `« ${quote} »`,
  photographBy: (buyer: string) => (buyer ? `Photo de ${buyer}` : 'Photo d’un acheteur'),
  journal: 'Dans le journal',
  allEntries: 'Tous les billets',
  nextSteps: 'Pour continuer',
} satisfies Words<typeof en>;
