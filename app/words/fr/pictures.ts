import type en from '../en/pictures';
import type {Words} from '#contracts/words/words';

/** What the shop's own pictures show. */
export default {
  portrait:
    'L’artiste à son chevalet, vue de dos, peignant la baie que l’on voit par la fenêtre à côté d’elle',
  studio:
    'L’atelier : une haute fenêtre sur l’herbe et la mer, une table avec des pinceaux et de la peinture, une marine sur le chevalet',
  fogSignal:
    'Tableau d’un phare blanc à demi perdu dans la brume pâle du matin, au-dessus d’une mer grise et immobile',
  share: 'Tableau d’un phare sur une pointe couleur rouille, le soleil bas sur la mer',
} satisfies Words<typeof en>;
