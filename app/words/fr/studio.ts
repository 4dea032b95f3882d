import type en from '../en/studio';
import type {Words} from '#contracts/words/words';

/** The studio's videos on the artist's page: a carousel of silent time-lapses. */
export default {
  heading: 'À l’atelier',
  text: 'Quatre tableaux, du fond nu à la dernière touche, huit secondes chacun. Il n’y a pas de son : il n’y avait que les goélands.',
  roleDescription: 'carrousel',
  videos: 'Vidéos',
  previous: 'Vidéo précédente',
  next: 'Vidéo suivante',
  announced: {before: 'Vidéo ', after: (title: string) => ` : ${title}`},
  place: (number: number, count: number) => `${number} sur ${count}`,
  labelled: (title: string, place: string) => `${title}, ${place}`,
  play: (title: string) => `Lire ${title}`,
  timeLapse: (title: string) => `${title} en accéléré`,
  captions: {label: 'Français', file: (name: string) => `/videos/${name}.fr.vtt.txt`},
  firstLight: 'Un fond rouge, deux jours de ciel, et le phare en tout dernier.',
  cathedralOfBirches:
    'De l’or sur un fond violet, et des feuilles jusqu’à ce qu’une de plus soit de trop.',
  greenWater: 'Le ciel se pose d’abord, car la lumière de cette vague vient de derrière.',
  lupinSeason: 'Une seule séance, avec les pétales tombés en cours de route.',
} satisfies Words<typeof en>;
