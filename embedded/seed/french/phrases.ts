/**
 * Short texts of the seed in French, by their English. Titles of works stay. A giclée is a reproduction: galleries keep
 * 'estampe' for prints that the artist pulled. Data only.
 */
export const PHRASES_IN_FRENCH: Readonly<Record<string, string>> = {
  Size: 'Format',
  Frame: 'Cadre',
  Unframed: 'Sans cadre',
  Oak: 'Chêne',

  // Media and materials.
  'Giclée print of an oil on canvas': 'Giclée d’après une huile sur toile',
  'Giclée print of an oil on linen': 'Giclée d’après une huile sur lin',
  'Giclée print of an oil on birch panel': 'Giclée d’après une huile sur panneau de bouleau',
  'Giclée print of an acrylic on canvas': 'Giclée d’après une acrylique sur toile',
  'Giclée print of an acrylic on panel': 'Giclée d’après une acrylique sur panneau',
  'Giclée print of a work in acrylic and cold wax on panel':
    'Giclée d’après une œuvre à l’acrylique et à la cire froide sur panneau',
  'Oil on canvas': 'Huile sur toile',
  'Oil on linen': 'Huile sur lin',
  'Oil on birch panel': 'Huile sur panneau de bouleau',
  'Oil on three joined linen panels': 'Huile sur trois panneaux de lin joints',
  'Acrylic on canvas': 'Acrylique sur toile',
  'Acrylic and cold wax on panel': 'Acrylique et cire froide sur panneau',
  'Studio favourite': 'Coup de cœur de l’atelier',
  'Two puffins stood on the same ledge each morning of a week on Machias Seal Island. I drew them before breakfast, and painted them from the drawings once I was home.':
    'Deux macareux se tenaient sur la même corniche chaque matin d’une semaine passée à l’île Machias Seal. Je les ai dessinés avant le déjeuner, puis peints d’après les dessins une fois rentrée à la maison.',

  // Collections and menus.
  'Fine Art Prints': 'Reproductions d’art',
  'Museum-quality prints with free shipping to Canada and the US.':
    'Des reproductions de qualité muséale, livraison gratuite au Canada et aux États-Unis.',
  'Original Paintings': 'Tableaux originaux',
  'One-of-a-kind originals with a certificate of authenticity.':
    'Des œuvres uniques, avec certificat d’authenticité.',
  'Home page': 'Page d’accueil',
  'All artworks': 'Toutes les œuvres',
  'Fine art prints and original paintings from a studio on the Bay of Fundy, New Brunswick.':
    'Reproductions d’art et tableaux originaux d’un atelier de la baie de Fundy, au Nouveau-Brunswick.',
  'Main menu': 'Menu principal',
  'Footer menu': 'Menu de bas de page',
  'Shop header': 'En-tête de la boutique',
  'Shop footer': 'Bas de page de la boutique',
  Home: 'Accueil',
  Prints: 'Reproductions',
  Originals: 'Originaux',
  'All works': 'Toutes les œuvres',
  Commissions: 'Sur commande',
  About: 'À propos',
  Gallery: 'Galerie',
  Contact: 'Contact',
  Journal: 'Journal',
  Shipping: 'Livraison',
  Returns: 'Retours',
  Privacy: 'Confidentialité',
  Terms: 'Conditions',
  'About the Artist': 'L’artiste',
  'Gallery of Sold Works': 'Galerie des œuvres vendues',
  'Shipping policy': 'Politique de livraison',
  'Refund policy': 'Politique de remboursement',
  'Privacy policy': 'Politique de confidentialité',
  'Terms of service': 'Conditions d’utilisation',

  // The artist's content.
  'Cold Wax': 'Cire froide',
  'The abstract pieces are acrylic and cold wax, scraped back and buried again until the layers begin to answer one another.':
    'Les œuvres abstraites sont faites d’acrylique et de cire froide, raclées puis enfouies de nouveau, jusqu’à ce que les couches commencent à se répondre.',
  'After Dark': 'La nuit tombée',
  'I walk these roads at night before I paint them. The colour is made up afterwards; the quiet is from life.':
    'Je marche sur ces routes la nuit avant de les peindre. La couleur est inventée après; le silence, lui, est d’après nature.',
  'Low Water': 'Basse mer',
  'Net Loft Gallery': 'Galerie Net Loft',
  '9 Wharf Street': '9, rue Wharf',
  'Saint Andrews, New Brunswick': 'Saint Andrews (Nouveau-Brunswick)',
  'Wednesday to Sunday, 11 to 5': 'Du mercredi au dimanche, de 11\u00a0h à 17\u00a0h',
  'What the bay shows for an hour and takes back. Large paintings, hung low, with a bench in front of each.':
    'Ce que la baie montre pendant une heure, puis reprend. De grands tableaux, accrochés bas, avec un banc devant chacun.',
  'Lights on the Bay': 'Lumières sur la baie',
  'Quaco Hall': 'Salle Quaco',
  'St. Martins, New Brunswick': 'St. Martins (Nouveau-Brunswick)',
  'The moon and the northern lights: prints of what shines on the bay at night.':
    'La lune et les aurores boréales : des reproductions de ce qui brille la nuit sur la baie.',
  'A harbour at the hour when its windows light. The sketch settles where the wharf ends and the water begins.':
    'Un port à l’heure où ses fenêtres s’allument. L’esquisse décide où finit le quai et où commence l’eau.',
  'A house, a line of washing, and the bay about to disappear. In the sketch the sheets are bare paper.':
    'Une maison, une corde à linge et la baie sur le point de disparaître. Dans l’esquisse, les draps sont le papier nu.',
  'A lane, a coat and a dog. Small in the snow, and still the first thing that is seen.':
    'Un chemin, un manteau et un chien. Petits dans la neige, et pourtant ce que l’on voit en premier.',
  'The sketches were drawn from the finished paintings, for this demonstration shop. With a real commission the sketch comes first.':
    'Les esquisses ont été dessinées d’après les tableaux achevés, pour cette boutique de démonstration. Pour un vrai tableau sur commande, l’esquisse vient d’abord.',

  'from CAD $450.00': 'à partir de 450,00 $ CA',
  'from CAD $800.00': 'à partir de 800,00 $ CA',
  'from CAD $1,200.00': 'à partir de 1 200,00 $ CA',
  'from CAD $2,600.00': 'à partir de 2 600,00 $ CA',
  'by agreement': 'à convenir',
  '8 to 12 weeks from the deposit': '8 à 12 semaines à compter de l’acompte',

  'Pencil sketch: a wharf with three sheds on the right, two boats on still water, low houses along the far shore':
    'Esquisse au crayon : un quai et trois cabanes à droite, deux bateaux sur une eau calme, des maisons basses le long de l’autre rive',
  'Harbour windows begin to glow as the boats come in under a violet sky.':
    'Les fenêtres du port s’allument tandis que les bateaux rentrent sous un ciel violet.',
  'Pencil sketch: sheets on a washing line, somebody reaching up to them, a gabled house beside; grass and sky in loose strokes':
    'Esquisse au crayon : des draps sur une corde à linge, quelqu’un qui tend les bras vers eux, une maison à pignon à côté; l’herbe et le ciel en traits libres',
  'Two white sheets lift on the line as fog closes over the bay.':
    'Deux draps blancs se soulèvent sur la corde tandis que la brume se referme sur la baie.',
  'Pencil sketch: a figure and a small dog in an open field of snow, bare trees and two houses behind them':
    'Esquisse au crayon : une silhouette et un petit chien dans un champ de neige, des arbres nus et deux maisons derrière eux',
  'A figure in a mustard coat and a small brown dog cross a blue, snowy lane at dusk.':
    'Une silhouette en manteau moutarde et un petit chien brun traversent au crépuscule un chemin bleu de neige.',

  // The journal, with its pictures.
  'The week the fog stayed': 'La semaine où la brume est restée',
  'Six days without an edge on anything, and what that does to a palette.':
    'Six jours où rien n’avait de contour, et ce que cela fait à une palette.',
  'Fishing sheds and a lobster boat dissolve into warm grey harbour fog.':
    'Des cabanes de pêche et un homardier se fondent dans la brume d’un gris chaud du port.',
  'Why the knife': 'Pourquoi le couteau',
  'A brush describes water. A knife behaves like it.':
    'Un pinceau décrit l’eau. Un couteau se conduit comme elle.',
  'A large canvas on its easel seen from behind, stretcher bars and painted edge, in the light of a studio window':
    'Une grande toile sur son chevalet, vue de l’envers, avec son châssis et son bord peint, à la lumière d’une fenêtre de l’atelier',
  'Two people, for scale': 'Deux personnes, pour l’échelle',
  'They are always there, somewhere near the bottom, and they are never the same two.':
    'Elles sont toujours là, quelque part vers le bas, et ce ne sont jamais les deux mêmes.',
  'Stars wheel in great bright eddies above two people standing on a dark hill.':
    'Les étoiles tournent en grands remous clairs au-dessus de deux personnes debout sur une colline sombre.',
};
