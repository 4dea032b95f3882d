import type en from '../en/pictures';
import type {Words} from '#contracts/words/words';

/** What the shop's own pictures show. */
export default {
  portrait:
    'Un pot de grès rempli de pinceaux et une palette aux reliefs de peinture, sur une table devant une fenêtre qui donne sur une eau grise',
  studio:
    'Une grande toile sur son chevalet, vue de l’envers, avec son châssis et son bord peint, à la lumière d’une fenêtre de l’atelier',
  fogSignal:
    'Tableau d’un phare blanc à demi perdu dans la brume pâle du matin, au-dessus d’une mer grise et immobile',
  share: 'Tableau d’un phare sur une pointe couleur rouille, le soleil bas sur la mer',
} satisfies Words<typeof en>;
