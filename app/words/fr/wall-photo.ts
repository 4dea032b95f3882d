import type en from '../en/wall-photo';
import type {Words} from '#contracts/words/words';

/** The visitor's own wall: its photo, the scale set on it, and the measurements. */
export default {
  name: 'Votre photo',
  empty: 'Votre mur apparaîtra ici.',
  intro:
    'Prenez ou choisissez une photo de votre mur, prise de face, où l’on voit une porte ou une feuille de papier. La photo reste sur cet appareil : rien n’en est envoyé ni conservé.',
  choose: 'Choisir une photo',
  chooseAnother: 'Une autre photo',
  notShown: 'Ce fichier ne peut pas être affiché. Veuillez choisir une image JPEG, PNG ou WebP.',
  scaleAgain: 'Régler de nouveau l’échelle',

  floor: 'Sol',
  below: (length: string) => `${length} sous l’œuvre`,

  scale: 'Régler l’échelle',
  known: 'Un objet de dimensions connues sur le mur',
  object: (name: string, measures: string) => `${name}, ${measures}`,
  objects: {
    door: 'Une porte',
    letter: 'Une feuille de format Lettre',
    a4: 'Une feuille A4',
    card: 'Une carte bancaire',
  },
  other: 'Autre chose',
  wide: (length: string) => `${length} de large`,
  high: (length: string) => `${length} de haut`,
  own: {length: 'Longueur', unit: 'Unité'},
  hints: {
    ends: 'Faites glisser les deux points jusqu’aux extrémités de l’objet.',
    wide: 'Faites glisser les deux points jusqu’aux bords gauche et droit de l’objet.',
    high: 'Faites glisser les deux points jusqu’au haut et au bas de l’objet.',
    keys: 'Les flèches du clavier déplacent un point avec précision, dix fois plus loin avec Maj.',
  },
  hang: 'Accrocher l’œuvre',
  wrongEnds: 'La longueur manque, ou les deux points sont au même endroit.',

  ends: {one: 'Une extrémité', other: 'L’autre extrémité'},
  point: (name: string, across: number, down: number) =>
    `${name}, à ${across} de la gauche et à ${down} du haut`,
} satisfies Words<typeof en>;
