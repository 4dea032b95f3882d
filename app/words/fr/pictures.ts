import type en from '../en/pictures';
import type {Words} from '#contracts/words/words';

/** The alternative texts of the shop's own pictures, and the media of its paintings. */
export default {
  portrait:
    'Un pot de grès rempli de pinceaux et une palette aux reliefs de peinture, sur une table devant une fenêtre qui donne sur une eau grise',
  studio:
    'Une grande toile sur son chevalet, vue de l’envers, avec son châssis et son bord peint, à la lumière d’une fenêtre de l’atelier',
  signedCorner:
    'Le coin inférieur d’une marine accrochée au mur, avec des bandes sarcelle et crème, une tranche de bois et la signature M. Hallet',
  easel: 'Une marine, avec un phare sur une falaise, sur son chevalet à l’atelier',
  theLookout: {
    alt: 'Un macareux seul se tient sur la corniche dans la lumière rose du soir.',
    medium: 'acrylique sur toile',
  },
  fairWind: {
    alt: 'Une goélette à deux mâts glisse sur une baie d’un bleu vif.',
    medium: 'acrylique sur toile',
  },
  detail: ', détail',
  share: 'Tableau d’un phare sur une pointe couleur rouille, le soleil bas sur la mer',
} satisfies Words<typeof en>;
