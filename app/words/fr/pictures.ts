import type en from '../en/pictures';
import type {Words} from '#contracts/words/words';

/** The alternative texts of the shop's own pictures, and a caption. */
export default {
  portrait:
    'Un pot de grès rempli de pinceaux et une palette aux reliefs de peinture, sur une table devant une fenêtre qui donne sur une eau grise',
  studio:
    'Une grande toile sur son chevalet, vue de l’envers, avec son châssis et son bord peint, à la lumière d’une fenêtre de l’atelier',
  oneGiantFog:
    'Tableau d’une grande colonne de roc, seule, qui monte de la brume, ses arbres à peine plus qu’un souffle',
  oneGiantFogFacts: ', huile sur toile, 2018',
  share: 'Tableau d’un phare sur une pointe couleur rouille, le soleil bas sur la mer',
} satisfies Words<typeof en>;
