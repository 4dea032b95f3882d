/** The alt texts of each artwork's two details in French, by its handle. Data only. */
export const DETAILS_IN_FRENCH: Readonly<Record<string, readonly [string, string]>> = {
  'first-light': [
    'La tour blanche et sa maison, posées en quelques touches plates sur un ciel brossé.',
    'Le coin signé M. Hallet, sous le roc mouillé et l’écume brisée.',
  ],
  'the-long-gale': [
    'L’écume posée au couteau, dont les reliefs jettent de petites ombres sur le roc sombre.',
    'Le coin inférieur signé, vu de côté : une toile tendue, des coups de couteau verts qui courent jusqu’au bord.',
  ],
  'green-water': [
    'La crête de la vague en épaisses touches blanches sur un vert transparent.',
    'Le coin signé M. Hallet, dans une eau d’un bleu-vert sombre.',
  ],
  'low-tide-giants': [
    'Des facettes de rouille et de terre d’ombre, au couteau, sur la plus haute colonne, des épinettes à son sommet.',
    'Le coin signé M. Hallet, sur le sable mouillé.',
  ],
  'harbour-morning': [
    'Les cabanes du quai, chaque mur d’un seul plan de couleur.',
    'Le coin signé M. Hallet, sur l’eau immobile du port.',
  ],
  'waiting-for-the-tide': [
    'Le doris bleu canard, son liséré d’un seul coup de pinceau chargé, sur la vase chaude.',
    'Le coin signé M. Hallet, sur la vasière.',
  ],
  'waiting-for-the-tide-panorama': [
    'Le bateau rouge sur la vase grise, une pâte maigre traînée sur le grain du lin.',
    'Le coin inférieur signé, vu de côté : un panneau de lin dont le grain perce sous une mince couche de gris.',
  ],
  'beyond-the-ledges': [
    'Une eau bleu canard à crêtes blanches, en touches courtes et épaisses.',
    'Le coin signé M. Hallet, parmi les vagues les plus proches.',
  ],
  'moon-road': [
    'La route d’argent de la lune, en touches horizontales brisées sur l’outremer.',
    'Le coin signé M. Hallet, sur l’eau de la nuit.',
  ],
  'out-of-the-fog': [
    'Des voiles crème frottées en couche mince sur le grain du lin.',
    'Le coin signé M. Hallet, sur une eau grise et immobile.',
  ],
  'the-dive': [
    'La queue de la baleine, en quelques touches sombres bordées de lumière.',
    'Le coin signé M. Hallet, sur une eau d’un bleu profond.',
  ],
  'cathedral-of-birches': [
    'Des feuilles en épaisses touches d’or sur l’écorce blanche.',
    'Le coin inférieur signé, vu de côté : une toile tendue, les touches d’or et de violet repliées sur le bord.',
  ],
  'the-red-maple': [
    'La cime de l’érable, de l’écarlate posé sur du cramoisi en touches courtes et chargées.',
    'Le coin signé M. Hallet, dans le foin coupé.',
  ],
  'home-by-dusk': [
    'La maison de ferme aux fenêtres allumées, de la neige lilas sur le toit.',
    'Le coin signé M. Hallet, sur la neige bleue.',
  ],
  'october-crossing': [
    'Les planches rouges du pont couvert, en touches verticales sous un ciel d’ardoise.',
    'Le coin signé M. Hallet, sous les feuilles orangées.',
  ],
  'lupin-season': [
    'La maison blanche sur la colline, au-dessus des lupins, en touches plates et nettes.',
    'Le coin signé M. Hallet, parmi les tiges de lupins.',
  ],
  'lupin-season-blue-jug': [
    'Les fleurs de lupin en petites touches chargées de violet et de rose.',
    'Le coin inférieur signé, vu de côté : le lin, et la nappe blanche peinte jusqu’au bord.',
  ],
  'salt-marsh-heron': [
    'Le héron au bord du ruisseau, bleu ardoise sur une herbe dorée traînée au pinceau.',
    'Le coin signé M. Hallet, dans l’herbe du marais.',
  ],
  'northern-choir': [
    'Des rideaux de lumière verte en glacis sur un bleu sombre.',
    'Le coin signé M. Hallet, sur le lac sombre.',
  ],
  'barn-under-stars': [
    'La grange et son unique lampe, les étoiles semées au-dessus.',
    'Le coin signé M. Hallet, dans l’herbe de la nuit.',
  ],
  'walking-home': [
    'Les deux promeneurs en rouge et en bleu canard, des flocons de blanc épais autour d’eux.',
    'Le coin signé M. Hallet, sur la neige foulée.',
  ],
  santa: [
    'Le visiteur en rouge, de dos, la lueur de la lanterne sur la neige.',
    'Le coin signé M. Hallet, sur la neige éclairée par la lune.',
  ],
  'valley-patchwork': [
    'La grange rouge parmi des champs taillés en plans de vert et d’or.',
    'Le coin signé M. Hallet, au bord du champ.',
  ],
  'wash-day-wind': [
    'Les draps sur la corde, chaque pli d’un seul coup de brosse plate.',
    'Le coin signé M. Hallet, dans l’herbe haute.',
  ],
  'two-paddles': [
    'Le canot rouge sur un or mince, où perce le grain du bouleau.',
    'Le coin inférieur signé, vu de côté : un panneau de bouleau, les plis du bois visibles sur la tranche.',
  ],
  'barrens-blue': [
    'Les bleuets dans le bol d’émail, chacun en quelques touches chargées.',
    'Le coin inférieur signé, vu de côté : le lin, et la nappe à carreaux peinte jusqu’au bord.',
  ],
  'small-courage': [
    'La tête et la gorge de la mésange, en touches fines et douces.',
    'Le coin signé M. Hallet, sur le fond lavande.',
  ],
  'island-pair': [
    'Les deux macareux, leur bec orange en trois plans nets.',
    'Le coin signé M. Hallet, sur la corniche.',
  ],
  breakthrough: [
    'Des arêtes de blanc et d’or, au couteau, qui éclatent sur une cire turquoise.',
    'Le coin signé M. Hallet, sur une cire bleu nuit.',
  ],
  'tide-lines': [
    'Le soleil rouge et des bandes d’orange et de marine, tirées à la raclette.',
    'Le coin inférieur signé, vu de côté : un panneau de bois dont la cire froide dépasse le bord.',
  ],
  undertow: [
    'Des courants turquoise et crème, en longues touches chargées.',
    'Le coin inférieur signé, vu de côté : une toile tendue, les courants qui se poursuivent sur le bord.',
  ],
  ember: [
    'L’unique trait bleu en travers de pans de cire orange.',
    'Le coin inférieur signé, vu de côté : un panneau de bois, la cire sombre amassée le long du bord.',
  ],
  'red-hull': [
    'Là où la voile crème, la voile dorée et la coque rouge se rejoignent, chacune d’une large facette au couteau.',
    'Le coin signé M. Hallet, sur un bleu profond.',
  ],
  'all-of-july': [
    'Des coquelicots et des marguerites, chacun d’une seule touche épaisse.',
    'Le coin inférieur signé, vu de côté : une toile tendue, des pétales peints par-dessus le bord.',
  ],
  'first-call': [
    'Le huard au dos à damier sur une eau tranquille.',
    'Le coin signé M. Hallet, parmi les roseaux.',
  ],
  'keeper-of-the-dark': [
    'La lumière lointaine et son faisceau au-dessus de la baie.',
    'Le coin signé M. Hallet, dans l’herbe de la nuit.',
  ],
};
