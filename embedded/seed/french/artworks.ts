/** An artwork's description and the alt text of its picture in French. Titles stay as the painter gave them. Data only. */
export const ARTWORKS_IN_FRENCH: Readonly<Record<string, {description: string; alt: string}>> = {
  'first-light': {
    description:
      '<p>L’heure d’avant le départ des bateaux, quand la pointe garde encore la chaleur d’un soleil que personne n’a vraiment vu.</p>\n<p>Imprimée sur un <strong>épais papier chiffon</strong>, pour que le pêche et l’ardoise du ciel restent doux.</p>',
    alt: 'Un phare blanc à bonnet rouge se dresse sur une pointe couleur rouille tandis que le soleil trace un chemin d’or sur la baie.',
  },
  'the-long-gale': {
    description:
      '<p>Peint pendant <em>trois jours de vent</em>, les fenêtres de l’atelier bourdonnant dans leurs cadres.</p>\n<p>L’écume est posée au couteau, en pleine pâte, et jette elle-même ses petites ombres.</p>',
    alt: 'Des vagues vertes se soulèvent et éclatent en blanc contre des rochers noirs, sous un ciel de tempête déchiré, éclairé d’ambre.',
  },
  'green-water': {
    description:
      '<p>Une seule vague, retenue à l’instant où le soleil la traverse. Une image fraîche et claire pour une pièce qui aurait besoin d’une fenêtre.</p>',
    alt: 'Une vague qui déferle luit d’un vert de bouteille là où la lumière la traverse, sa crête rabattue en embruns blancs.',
  },
  'low-tide-giants': {
    description:
      '<p>Au fond de la baie, on peut marcher quelques heures sur le lit de la mer. Les deux silhouettes donnent l’échelle, et il y a toujours quelqu’un pour dire : on fait la course.</p>',
    alt: 'Deux petits marcheurs traversent le fond marin mouillé au pied de hautes colonnes de grès couronnées d’épinettes, sous un ciel gris de pluie.',
  },
  'harbour-morning': {
    description:
      '<p>Mer basse au quai du gouvernement : les pilotis montrent leurs algues et la couleur de chaque cabane se double dans le port. Une image gaie et tranquille pour une cuisine ou une entrée.</p>',
    alt: 'Des cabanes rouges, jaunes et blanches se tiennent sur un haut quai au-dessus d’une eau calme, un homardier et un doris jaune à leurs amarres.',
  },
  'waiting-for-the-tide': {
    description:
      '<p>Un petit bateau, une longue amarre et rien à faire avant que l’eau revienne. Le bleu canard de la coque a été mélangé pour contredire doucement tout cet orange.</p>',
    alt: 'Un doris bleu canard repose sur les vasières sous un couchant embrasé d’orange et de violet, entouré de minces filets d’eau brillante.',
  },
  'waiting-for-the-tide-panorama': {
    description:
      '<p>La version large, peinte sur trois panneaux joints pour que l’œil ait à voyager aussi loin que l’eau. Deux bateaux cette fois, car le premier semblait bien seul à cette taille.</p>',
    alt: 'Un long panorama de vasières sous un ciel gris de midi, un bateau rouge et un plus petit, jaune, posés sur la boue luisante.',
  },
  'beyond-the-ledges': {
    description:
      '<p>Le large, sans la moindre terre, rien que le temps qu’il fait et la lumière. Accroché au-dessus d’un canapé, il recule le mur d’environ cinq kilomètres.</p>',
    alt: 'Des vagues bleu canard à crêtes blanches roulent sous un grand ciel froid de nuages d’ardoise et de perle, un pâle soleil d’hiver derrière eux.',
  },
  'moon-road': {
    description:
      '<p>Un nocturne en outremer et argent, avec un petit navire qui suit le bord de la lumière. C’est une image silencieuse, qui aime le mur d’une chambre.</p>',
    alt: 'Une goélette traverse une nuit bleue le long de la route d’argent brisée que la lune pose sur la mer.',
  },
  'out-of-the-fog': {
    description:
      '<p>Elle a contourné la pointe sans un bruit, et pendant un instant toute la baie n’a plus eu que deux couleurs. Imprimée en laissant voir le grain fin du lin.</p>',
    alt: 'Une goélette à deux mâts, aux voiles crème, sort d’une brume d’un gris-vert pâle sur une eau lisse comme un miroir.',
  },
  'the-dive': {
    description:
      '<p>La dernière chose que l’on voit d’une baleine à bosse, et celle que l’on continue de voir. Une lumière d’étain, une eau d’un bleu profond et une immense signature.</p>',
    alt: 'La queue sombre d’une baleine s’élève d’une mer calme, d’un gris d’étain, l’eau ruisselant de ses bords.',
  },
  'cathedral-of-birches': {
    description:
      '<p>La mi-octobre sur le chemin de campagne, le seul après-midi où chaque feuille est allumée et où aucune n’a lâché prise. Des ors épais sur un fond violet qui perce par endroits comme de l’ombre.</p>',
    alt: 'Des troncs de bouleaux blancs s’élèvent dans un flamboiement de feuilles dorées de part et d’autre d’un sentier jonché de feuilles.',
  },
  'the-red-maple': {
    description:
      '<p>Un seul arbre, pour lequel toute la route ralentit. Chaque automne, il est le premier à rougir et le dernier que l’on persuade de lâcher prise.</p>',
    alt: 'Un grand érable rond brûle d’écarlate et d’orange dans un champ de foin, sous un ciel clair et venteux.',
  },
  'home-by-dusk': {
    description:
      '<p>La fumée qui monte tout droit, les lampes allumées et deux traces qui disent que quelqu’un est rentré. La neige est peinte sans le moindre blanc jusqu’aux toutes dernières touches.</p>',
    alt: 'Une maison de ferme crème et une grange rouge dans une neige lilas, sous un ciel d’hiver rose et violet, des traces de traîneau menant à la porte.',
  },
  'october-crossing': {
    description:
      '<p>Il y en a moins chaque printemps, une fois que la glace a dit son mot. Celui-ci tient toujours, rouge comme une grange et deux fois plus patient.</p>',
    alt: 'Un long pont couvert rouge enjambe une rivière claire entre des rives d’arbres orangés, sous un ciel d’ardoise, sa couleur tremblant dans l’eau.',
  },
  'lupin-season': {
    description:
      '<p>Pendant deux semaines environ, en juin, les fossés et les coteaux éclatent comme un feu d’artifice qui aurait oublié de faire du bruit. Des violets, des roses et une maison blanche pour retenir le tout.</p>',
    alt: 'Des lupins violets et roses couvrent un coteau qui monte vers une maison blanche au-dessus de la baie bleue.',
  },
  'lupin-season-blue-jug': {
    description:
      '<p>L’autre moitié de la saison des lupins : ceux qui sont entrés dans la maison. Peints en une seule séance, avant que les fleurs du bas ne tombent; celles qui sont tombées sont aussi dans le tableau.</p>',
    alt: 'Une cruche bleue tient une brassée lâche de lupins violets et roses et deux marguerites, à côté d’une pomme dorée.',
  },
  'salt-marsh-heron': {
    description:
      '<p>La fin d’août dans les prés endigués, le foin rentré et le ruisseau plein à ras bord. Le héron n’était pas pressé, et le tableau non plus.</p>',
    alt: 'Un grand héron se tient au bord d’un ruisseau qui serpente dans l’herbe dorée du marais, sous un ciel d’ardoise chargé de pluie.',
  },
  'northern-choir': {
    description:
      '<p>Vu du bout d’un quai à une heure du matin, dans un manteau emprunté. Les verts ont été glacés onze fois, pour qu’ils semblent venir de derrière la toile.</p>',
    alt: 'Des rideaux verts et violets d’aurore boréale pendent au-dessus d’un lac sombre et des fenêtres allumées d’un chalet.',
  },
  'barn-under-stars': {
    description:
      '<p>La saison des vêlages : la seule fenêtre éclairée à trois kilomètres à la ronde. Les étoiles ont été posées du bout de bois du pinceau.</p>',
    alt: 'La Voie lactée coule d’un ciel indigo vers une petite grange rouge où une lampe brûle dans la porte.',
  },
  'walking-home': {
    description:
      '<p>Deux chapeaux, quatre bottes et encore beaucoup de neige à venir. Une image d’hiver où il est surtout question de chaleur.</p>',
    alt: 'Une grande personne en rouge et un enfant en bleu canard marchent côte à côte dans la neige qui tombe, entre deux réverbères allumés.',
  },
  santa: {
    description:
      '<p>Ni traîneau ni cérémonie :</p>\n<ul>\n<li>rien que le dernier bout de chemin à pied,</li>\n<li>la lanterne basse,</li>\n<li>le sapin déjà allumé.</li>\n</ul>\n<p>Une édition saisonnière, tirée chaque hiver à <em>peu d’exemplaires</em>.</p>',
    alt: 'Vu de dos, le père Noël porte une lanterne et un sac plein sur la neige éclairée par la lune, vers une petite maison et un sapin scintillant.',
  },
  'valley-patchwork': {
    description:
      '<p>La vallée du fleuve au pays des pommes de terre, étalée comme quelque chose sur un lit. Une image ensoleillée et généreuse, aux couleurs de la fin juillet.</p>',
    alt: 'Un chemin de terre rose serpente entre des champs verts, or et roux vers une grange rouge sous de gros nuages d’été.',
  },
  'wash-day-wind': {
    description:
      '<p>Une bonne journée pour étendre, toute la baie tirant sur les épingles. Du bleu, du blanc et une robe jaune : une image que l’on sent presque.</p>',
    alt: 'Une femme en robe jaune étend des draps qui se gonflent sur la corde, entre la mer et une maison blanche au toit rouge.',
  },
  'two-paddles': {
    description:
      '<p>Tôt le matin sur le lac d’en haut, la brume encore indécise. Le panneau est resté nu par endroits : la lueur dans l’eau, c’est le bois lui-même.</p>',
    alt: 'Deux personnes pagaient dans un canot rouge sur un lac d’or brumeux au lever du soleil, les collines s’effaçant l’une derrière l’autre.',
  },
  'barrens-blue': {
    description:
      '<p>Une nature morte de la fin de la cueillette : le bol ébréché, la nappe repassée pour l’occasion. Regardez de près : il n’y a presque pas de bleu dans les bleuets.</p>',
    alt: 'Un bol d’émail blanc plein de bleuets est posé sur une nappe à carreaux bleus avec une cruche de terre et une poire verte.',
  },
  'small-courage': {
    description:
      '<p>Un oiseau de onze grammes à peine, et qui reste tout l’hiver. Une petite reproduction carrée qui égaie un mur étroit.</p>',
    alt: 'Une mésange toute ronde s’agrippe à une branche enneigée chargée de baies rouges, la neige passant devant un fond lavande.',
  },
  'island-pair': {
    description:
      '<p>Ils passent l’hiver seuls en plein océan et reviennent chaque printemps au même terrier et au même compagnon. Ces deux-là semblaient avoir bien des choses à se raconter.</p>',
    alt: 'Deux macareux au bec orange vif se tiennent l’un contre l’autre sur une corniche couverte de lichen au-dessus d’une mer bleu pâle.',
  },
  breakthrough: {
    description:
      '<p>La première œuvre d’une nouvelle série sur l’instant qui suit la longue attente. Un large travail au couteau et une couleur chaude enfouie donnent à la lumière l’air d’avancer hors du mur.</p>',
    alt: 'Un éclat de lumière blanche et or se brise vers l’extérieur à travers des fragments de glace turquoise et bleu nuit.',
  },
  'tide-lines': {
    description:
      '<p>Le rivage, dont on a tout retiré sauf l’ordre dans lequel il vient. Raclé, enfoui et raclé encore, jusqu’à ce que les bandes commencent à sonner comme un accord.</p>',
    alt: 'Un rivage abstrait en larges bandes crème, orange, marine et bleu canard sous un soleil rouge et rugueux.',
  },
  undertow: {
    description:
      '<p>Commencé comme une carte des courants au large des récifs, et emporté par eux. On peut l’accrocher dans tous les sens, et on l’a fait.</p>',
    alt: 'Des courants turquoise, marine, crème et corail tourbillonnent et se replient les uns dans les autres dans une abstraction hardie.',
  },
  ember: {
    description:
      '<p>La porte d’un poêle entrouverte d’un pouce, presque grandeur nature. La cire épaisse garde les marques du couteau, et l’unique trait bleu a été le dernier posé.</p>',
    alt: 'Des pans verticaux de cramoisi, d’orange et de suie s’ouvrent autour d’une couture jaune incandescente, dans une abstraction ardente.',
  },
  'red-hull': {
    description:
      '<p>Un bateau réduit à six formes et une ligne, comme on le découperait dans du papier. Une couleur forte, qui porte d’un bout à l’autre d’une pièce.</p>',
    alt: 'Un voilier simplifié à coque rouge, une voile crème et une voile dorée, traverse une mer d’un bleu profond devant un soleil orange.',
  },
  'all-of-july': {
    description:
      '<p>Un jardin peint de l’intérieur, les fleurs à hauteur d’yeux. Plus de deux mille touches de pinceau, dont aucune n’est raisonnable.</p>',
    alt: 'Une profusion de fleurs rouges, jaunes, blanches, violettes et roses emplit un jardin vert sous un ciel voilé.',
  },
  'first-call': {
    description:
      '<p>Le lac avant que personne n’y ait touché. Des gris doux, un peu de pêche et un oiseau fort bien habillé.</p>',
    alt: 'Un huard au dos à damier flotte sur un lac calme et brumeux sous un soleil pêche pâle.',
  },
  'keeper-of-the-dark': {
    description:
      '<p>Le phare de la pointe est automatique depuis des années, mais quelqu’un va encore vérifier. De l’indigo, du violet et une lampe chaude.</p>',
    alt: 'Un petit phare lointain lance son faisceau sur une baie indigo, sous la Voie lactée, pendant que quelqu’un, lanterne à la main, marche sur la pointe sombre.',
  },
};
