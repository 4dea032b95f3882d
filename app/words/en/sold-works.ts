/**
 * The sold works of the gallery: their media, and the alternative texts of their pictures. Titles stay as the painter
 * gave them.
 */
export default {
  media: {
    oilOnCanvas: 'oil on canvas',
    oilOnLinen: 'oil on linen',
    oilOnBirchPanel: 'oil on birch panel',
    acrylicOnCanvas: 'acrylic on canvas',
    acrylicAndColdWaxOnPanel: 'acrylic and cold wax on panel',
  },
  /** By the handle of the work. */
  alts: {
    'fog-signal': 'A white lighthouse half lost in pale morning fog above a still grey sea.',
    'gale-warning':
      'Steep slate-green seas run beneath a torn sky while a small lighthouse holds its lamp on the far point.',
    'amber-roller': 'A wave lit from behind turns the colour of amber just before it falls.',
    'evening-at-the-flowerpots':
      'Tall sandstone stacks glow violet and rust over the wet sea floor at evening.',
    'thick-o-fog': 'Fishing sheds and a lobster boat dissolve into warm grey harbour fog.',
    'grey-morning-spring-tide':
      'A blue dory rests at a tilt on pale mud under a cool, wide morning sky.',
    'three-minutes-of-gold':
      'A long horizon where the whole sea has turned to hammered gold for a moment.',
    'moon-road':
      'A schooner sails through a blue night beside the broken silver road the moon lays on the sea.',
    'the-dive':
      'A whale’s dark tail rises from a calm, pewter-grey sea, water streaming from its edges.',
    'blue-hush':
      'Birch trunks stand in blue snow shadow while a small red figure walks the path between them.',
    'the-yellow-one': 'A golden maple leans into the wind at the edge of a stubble field.',
    'moon-over-the-back-field':
      'A farmhouse with lit windows under a high winter moon, snow turned to blue silk.',
    'crossing-in-january':
      'A red covered bridge over black water, snow on every stone and on the air.',
    'keeper-s-garden': 'Pink and violet lupins crowd a slope below a white lighthouse.',
    'last-light-geese':
      'A skein of geese crosses a burning sky above a creek that holds the last of the light.',
    'green-fire-white-field':
      'Green and violet aurora falls in curtains over blue snow and a cabin with its windows lit.',
    'the-turning': 'Stars wheel in great bright eddies above two people standing on a dark hill.',
    'red-umbrella':
      'One walker beneath a red umbrella follows the lamps through falling snow at dusk.',
    'harvest-quilt': 'Autumn fields in gold and russet fold down toward a red barn.',
    'quilts-out-airing': 'Bright patchwork quilts swing on a line above a blue sea.',
    'nothing-moving': 'Islands fade one behind another across perfectly still, silver-green water.',
    'sunflowers-for-august': 'Big sunflowers lean from a red jug against a sea-blue wall.',
    windfalls: 'Red and russet apples spill beside a stoneware jug on a dark table.',
    'october-chickadee': 'A chickadee faces into a blaze of out-of-focus autumn colour.',
    'the-lookout': 'A single puffin stands on the ledge in rosy evening light.',
    ascend: 'Gold and white light bursts upward out of deep red and umber.',
    'flats-remembered': 'Quiet bands of shell pink, pewter and sand with one bright line of water.',
    sumac: 'Currents of crimson, rust and cream curl through deep plum.',
    'two-hills-one-moon': 'Slabs of indigo and moss lean together beneath a pale moon.',
    'poppies-anyway': 'Hundreds of red poppies flicker over a green, windy meadow.',
    'red-sky-quiet-sea':
      'A lighthouse waits on its headland under a crimson and violet evening sky.',
    'onshore-breeze': 'Sunlit green waves peak in white-capped rows beneath a bright, windy sky.',
    'midnight-comber': 'A moonlit breaker shows a cold green edge against the dark.',
    'one-giant-fog':
      'A single great sea stack rises out of fog, its trees hardly more than a breath.',
    'lamps-coming-on': 'Harbour windows begin to glow as the boats come in under a violet sky.',
    'sandpiper-hour': 'Small shorebirds scatter across a copper mudflat between weir stakes.',
    'sky-ladder':
      'Silver light breaks through heavy cloud and spreads in flakes across a wide, quiet sea.',
    'fair-wind': 'A two-masted schooner slides across a bright blue bay.',
    'going-under': 'A great tail slips beneath copper water at the end of the day.',
    'new-leaf': 'Young green leaves light up a stand of white birches in May.',
    'shade-enough': 'A child in a red coat stands beneath a broad green tree in summer.',
    'noon-twenty-below': 'A red house and blue shadows lie sharp on snow under a hard clear sky.',
    'summer-bridge': 'A silvered covered bridge spans a green river in high summer.',
    'up-to-her-waist': 'A girl in a yellow dress wades through lupins toward a far house.',
    'marsh-all-greens': 'A heron stalks a bright looping creek through wet spring-green grass.',
    'rose-aurora': 'A lone canoe drifts under pink and violet northern lights.',
    'two-and-the-milky-way': 'Two small figures look up at a blue-green river of stars.',
    'good-dog-deep-snow':
      'A figure in a mustard coat and a small brown dog cross a blue, snowy lane at dusk.',
    'valley-under-snow': 'Snowy fields in blue, lilac and cream surround one red barn.',
    'two-sheets-and-a-fog-bank': 'Two white sheets lift on the line as fog closes over the bay.',
    'loon-rose-water': 'A loon floats on rose-coloured water as the sun burns through mist.',
    'window-june': 'Daisies and poppies fill a white jug beside a window that looks out to sea.',
    'three-pears-one-knife': 'Three pears stand on a folded cloth with a small bone-handled knife.',
    'blossom-week': 'A chickadee pauses among drifting apple petals and new green.',
    'committee-meeting': 'Three puffins confer on a foggy ledge.',
    'ice-out': 'Lilac and green shards of ice split open around a cold white sun.',
    understory: 'Vertical bands of moss, fir and gold stand like light between trunks.',
    'night-current': 'Black and indigo water folds around thin seams of gold.',
    'harbour-geometry':
      'Roofs, masts and water reduced to leaning blocks of ochre, teal and white.',
    'frost-garden':
      'A garden remembered in winter: white, lilac and ice-blue flecks over deep blue.',
  },
};
