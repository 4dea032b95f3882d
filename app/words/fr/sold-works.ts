import type en from '../en/sold-works';
import type {Words} from '#contracts/words/words';

/**
 * The sold works of the gallery: their media, and the alternative texts of their pictures. Titles stay as the painter
 * gave them.
 */
export default {
  media: {
    oilOnCanvas: 'huile sur toile',
    oilOnLinen: 'huile sur lin',
    oilOnBirchPanel: 'huile sur panneau de bouleau',
    acrylicOnCanvas: 'acrylique sur toile',
    acrylicAndColdWaxOnPanel: 'acrylique et cire froide sur panneau',
  },
  alts: {
    'fog-signal':
      'Un phare blanc à demi perdu dans la brume pâle du matin, au-dessus d’une mer grise et immobile.',
    'gale-warning':
      'Des lames abruptes, d’un vert d’ardoise, courent sous un ciel déchiré tandis qu’un petit phare tient sa lampe sur la pointe au loin.',
    'amber-roller':
      'Une vague éclairée par-derrière prend la couleur de l’ambre juste avant de tomber.',
    'evening-at-the-flowerpots':
      'De hautes colonnes de grès luisent, violettes et rouille, au-dessus du fond marin mouillé, le soir.',
    'thick-o-fog':
      'Des cabanes de pêche et un homardier se fondent dans la brume d’un gris chaud du port.',
    'grey-morning-spring-tide':
      'Un doris bleu repose, penché, sur la vase pâle, sous un grand ciel frais du matin.',
    'three-minutes-of-gold':
      'Un long horizon où, un instant, la mer entière est devenue de l’or martelé.',
    'moon-road':
      'Une goélette traverse une nuit bleue le long de la route d’argent brisée que la lune pose sur la mer.',
    'the-dive':
      'La queue sombre d’une baleine s’élève d’une mer calme, d’un gris d’étain, l’eau ruisselant de ses bords.',
    'blue-hush':
      'Des troncs de bouleaux dans l’ombre bleue de la neige; une petite silhouette rouge suit le sentier qui passe entre eux.',
    'the-yellow-one': 'Un érable doré se penche dans le vent au bord d’un champ de chaume.',
    'moon-over-the-back-field':
      'Une maison de ferme aux fenêtres allumées sous une haute lune d’hiver, la neige changée en soie bleue.',
    'crossing-in-january':
      'Un pont couvert rouge au-dessus d’une eau noire, de la neige sur chaque pierre et dans l’air.',
    'keeper-s-garden':
      'Des lupins roses et violets se pressent sur une pente au pied d’un phare blanc.',
    'last-light-geese':
      'Un vol d’oies traverse un ciel en feu au-dessus d’un ruisseau qui retient la dernière lumière.',
    'green-fire-white-field':
      'Une aurore verte et violette tombe en rideaux sur la neige bleue et un chalet aux fenêtres allumées.',
    'the-turning':
      'Les étoiles tournent en grands remous clairs au-dessus de deux personnes debout sur une colline sombre.',
    'red-umbrella':
      'Une seule personne, sous un parapluie rouge, suit les réverbères à travers la neige qui tombe au crépuscule.',
    'harvest-quilt':
      'Des champs d’automne, or et roux, se replient en descendant vers une grange rouge.',
    'quilts-out-airing':
      'Des courtepointes aux couleurs vives se balancent sur une corde au-dessus d’une mer bleue.',
    'nothing-moving':
      'Des îles s’effacent l’une derrière l’autre sur une eau parfaitement immobile, d’un vert argenté.',
    'sunflowers-for-august':
      'De grands tournesols se penchent hors d’une cruche rouge contre un mur d’un bleu de mer.',
    windfalls:
      'Des pommes rouges et rousses roulent à côté d’une cruche de grès sur une table sombre.',
    'october-chickadee': 'Une mésange fait face à un flamboiement d’automne aux couleurs floues.',
    'the-lookout': 'Un macareux seul se tient sur la corniche dans la lumière rose du soir.',
    ascend:
      'Une lumière d’or et de blanc jaillit vers le haut d’un rouge profond et de terre d’ombre.',
    'flats-remembered':
      'De calmes bandes de rose coquillage, d’étain et de sable, avec un seul trait d’eau brillante.',
    sumac: 'Des courants de cramoisi, de rouille et de crème s’enroulent dans une prune profonde.',
    'two-hills-one-moon':
      'Des pans d’indigo et de mousse s’appuient l’un contre l’autre sous une lune pâle.',
    'poppies-anyway': 'Des centaines de coquelicots rouges vacillent sur un pré vert et venteux.',
    'red-sky-quiet-sea': 'Un phare attend sur sa pointe sous un ciel du soir cramoisi et violet.',
    'onshore-breeze':
      'Des vagues vertes et ensoleillées se dressent en rangs coiffés de blanc sous un ciel vif et venteux.',
    'midnight-comber': 'Une vague sous la lune montre une arête d’un vert froid contre la nuit.',
    'one-giant-fog':
      'Une grande colonne de roc, seule, monte de la brume, ses arbres à peine plus qu’un souffle.',
    'lamps-coming-on':
      'Les fenêtres du port commencent à luire tandis que les bateaux rentrent sous un ciel violet.',
    'sandpiper-hour':
      'De petits oiseaux de rivage s’égaillent sur une vasière de cuivre, entre les pieux d’une fascine.',
    'sky-ladder':
      'Une lumière d’argent perce de lourds nuages et se répand en paillettes sur une mer vaste et calme.',
    'fair-wind': 'Une goélette à deux mâts glisse sur une baie d’un bleu vif.',
    'going-under': 'Une grande queue disparaît sous une eau de cuivre à la fin du jour.',
    'new-leaf': 'De jeunes feuilles vertes illuminent un bosquet de bouleaux blancs en mai.',
    'shade-enough': 'Un enfant en manteau rouge se tient sous un grand arbre vert, en été.',
    'noon-twenty-below':
      'Une maison rouge et des ombres bleues se découpent, nettes, sur la neige sous un ciel clair et dur.',
    'summer-bridge': 'Un pont couvert au bois argenté enjambe une rivière verte au cœur de l’été.',
    'up-to-her-waist':
      'Une fillette en robe jaune avance, dans les lupins jusqu’à la taille, vers une maison au loin.',
    'marsh-all-greens':
      'Un héron guette le long d’un ruisseau brillant qui serpente dans l’herbe mouillée, d’un vert de printemps.',
    'rose-aurora': 'Un canot solitaire dérive sous des aurores boréales roses et violettes.',
    'two-and-the-milky-way':
      'Deux petites silhouettes lèvent les yeux vers un fleuve d’étoiles bleu-vert.',
    'good-dog-deep-snow':
      'Une silhouette en manteau moutarde et un petit chien brun traversent un chemin bleu de neige, au crépuscule.',
    'valley-under-snow':
      'Des champs enneigés, bleus, lilas et crème, entourent une grange rouge, la seule.',
    'two-sheets-and-a-fog-bank':
      'Deux draps blancs se soulèvent sur la corde tandis que la brume se referme sur la baie.',
    'loon-rose-water': 'Un huard flotte sur une eau rose tandis que le soleil perce la brume.',
    'window-june':
      'Des marguerites et des coquelicots emplissent une cruche blanche près d’une fenêtre qui donne sur la mer.',
    'three-pears-one-knife':
      'Trois poires se tiennent sur une nappe pliée, avec un petit couteau à manche d’os.',
    'blossom-week':
      'Une mésange s’arrête parmi des pétales de pommier à la dérive et la verdure nouvelle.',
    'committee-meeting': 'Trois macareux délibèrent sur une corniche embrumée.',
    'ice-out': 'Des éclats de glace lilas et verts s’ouvrent autour d’un soleil blanc et froid.',
    understory:
      'Des bandes verticales de mousse, de sapin et d’or se dressent comme la lumière entre les troncs.',
    'night-current': 'Une eau noire et indigo se replie autour de minces filons d’or.',
    'harbour-geometry':
      'Toits, mâts et eau réduits à des blocs penchés d’ocre, de bleu canard et de blanc.',
    'frost-garden':
      'Un jardin dont on se souvient en hiver : des touches blanches, lilas et bleu glace sur un bleu profond.',
  },
} satisfies Words<typeof en>;
