import type en from '../en/wall';
import type {Words} from '#contracts/words/words';

/** A work at true scale on a wall. */
export default {
  open: 'Voir au mur',
  openTogether: 'Les voir au mur',
  title: 'Sur votre mur',
  titleOf: (work: string) => `${work}, sur votre mur`,

  background: {legend: 'Où l’accrocher', room: 'Une pièce dessinée', photo: 'Votre mur'},

  room: {
    sideboard: (width: string) => `Une pièce dessinée, avec un buffet large de ${width}`,
    sofa: (width: string) => `Une pièce dessinée, avec un canapé large de ${width}`,
  },
  eyeLevel: 'Hauteur des yeux',
  furniture: {
    sideboard: (width: string) => `Buffet ${width}`,
    sofa: (width: string) => `Canapé ${width}`,
  },

  size: 'Format',
  frame: 'Cadre',
  frames: {
    none: 'Sans cadre',
    oak: 'Chêne',
    black: 'Noir',
    white: 'Blanc',
  },
  wallColour: 'Couleur du mur',
  wallColours: {linen: 'Lin', clay: 'Argile', slate: 'Ardoise'},
  leftOut: (sizes: string) =>
    `Formats non montrés, car l’image a d’autres proportions\u00a0: ${sizes}.`,
  hangAtEyeLevel: 'Accrocher à hauteur des yeux',
  drag: 'Faites glisser l’œuvre pour la déplacer. Le cadre est donné à titre indicatif.',
  keys: 'Une flèche du clavier la déplace d’un centimètre, de dix avec Maj. La touche E l’accroche à la bonne hauteur.',
  measures: {
    size: 'Format',
    withFrame: 'Avec le cadre',
    centre: 'Du sol au centre',
  },

  others: {
    list: 'Au mur',
    takeDown: 'Décrocher',
    takeWorkDown: (work: string) => `Décrocher ${work}`,
    add: 'Une autre œuvre à côté',
    choose: 'Choisir une œuvre',
    none: 'Les œuvres de votre sélection peuvent être accrochées à côté.',
  },

  save: 'Enregistrer l’image',
  fileName: (work: string) => `${work}-au-mur`,
  notPainted: 'L’image n’a pas pu être créée. Veuillez réessayer.',
  throughCamera: 'Voir chez vous avec l’appareil photo',
  code: 'Code QR de cette page',
  scanCode:
    'Balayez le code avec votre téléphone pour voir l’œuvre chez vous avec son appareil photo.',
} satisfies Words<typeof en>;
