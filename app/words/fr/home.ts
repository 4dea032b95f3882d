import type en from '../en/home';
import type {Words} from '#contracts/words/words';

/** The home page. */
export default {
  heroText: 'Je peins la baie de Fundy, où l’eau s’en va deux fois par jour et revient changée.',
  mission:
    'Peindre cette côte telle qu’on la vit, par tous les temps, et mettre autant de soin aux reproductions qu’aux tableaux, pour qu’une belle image soit à la portée de quiconque l’aime.',
  vision:
    'Un tableau dans chaque maison qui en veut un, et qui donne encore quelque chose après dix ans sur le même mur; un rivage que l’on regarde plus longtemps parce que quelqu’un l’a peint.',
  shopPrints: 'Reproductions',
  shopOriginals: 'Originaux',
  exclusive: 'Œuvres exclusives',
  noProducts: 'Aucune œuvre trouvée',
  newPrints: 'Nouvelles reproductions',
  allPrints: 'Toutes les reproductions',
  newOriginals: 'Au sortir du chevalet',
  allOriginals: 'Tous les originaux',
  aboutArtist: 'L’artiste',
  missionTitle: 'Mission',
  visionTitle: 'Vision',
  readAbout: (firstName) => `Faire connaissance avec ${firstName}`,
} satisfies Words<typeof en>;
