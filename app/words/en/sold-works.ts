/**
 * The sold works of the gallery: their media, and the alternative texts of their pictures. Titles stay as the painter
 * gave them.
 */
export default {
  oilOnCanvas: 'oil on canvas',
  oilOnLinen: 'oil on linen',
  oilOnBirchPanel: 'oil on birch panel',
  acrylicOnCanvas: 'acrylic on canvas',
  acrylicAndColdWaxOnPanel: 'acrylic and cold wax on panel',

  fogSignal: 'A white lighthouse half lost in pale morning fog above a still grey sea.',
  galeWarning:
    'Steep slate-green seas run beneath a torn sky while a small lighthouse holds its lamp on the far point.',
  amberRoller: 'A wave lit from behind turns the colour of amber just before it falls.',
  eveningAtTheFlowerpots:
    'Tall sandstone stacks glow violet and rust over the wet sea floor at evening.',
  thickOFog: 'Fishing sheds and a lobster boat dissolve into warm grey harbour fog.',
  greyMorningSpringTide: 'A blue dory rests at a tilt on pale mud under a cool, wide morning sky.',
  threeMinutesOfGold:
    'A long horizon where the whole sea has turned to hammered gold for a moment.',
  moonRoad:
    'A schooner sails through a blue night beside the broken silver road the moon lays on the sea.',
  theDive:
    'A whale’s dark tail rises from a calm, pewter-grey sea, water streaming from its edges.',
  blueHush:
    'Birch trunks stand in blue snow shadow while a small red figure walks the path between them.',
  theYellowOne: 'A golden maple leans into the wind at the edge of a stubble field.',
  moonOverTheBackField:
    'A farmhouse with lit windows under a high winter moon, snow turned to blue silk.',
  crossingInJanuary: 'A red covered bridge over black water, snow on every stone and on the air.',
  keeperSGarden: 'Pink and violet lupins crowd a slope below a white lighthouse.',
  lastLightGeese:
    'A skein of geese crosses a burning sky above a creek that holds the last of the light.',
  greenFireWhiteField:
    'Green and violet aurora falls in curtains over blue snow and a cabin with its windows lit.',
  theTurning: 'Stars wheel in great bright eddies above two people standing on a dark hill.',
  redUmbrella: 'One walker beneath a red umbrella follows the lamps through falling snow at dusk.',
  harvestQuilt: 'Autumn fields in gold and russet fold down toward a red barn.',
  quiltsOutAiring: 'Bright patchwork quilts swing on a line above a blue sea.',
  nothingMoving: 'Islands fade one behind another across perfectly still, silver-green water.',
  sunflowersForAugust: 'Big sunflowers lean from a red jug against a sea-blue wall.',
  windfalls: 'Red and russet apples spill beside a stoneware jug on a dark table.',
  octoberChickadee: 'A chickadee faces into a blaze of out-of-focus autumn colour.',
  theLookout: 'A single puffin stands on the ledge in rosy evening light.',
  ascend: 'Gold and white light bursts upward out of deep red and umber.',
  flatsRemembered: 'Quiet bands of shell pink, pewter and sand with one bright line of water.',
  sumac: 'Currents of crimson, rust and cream curl through deep plum.',
  twoHillsOneMoon: 'Slabs of indigo and moss lean together beneath a pale moon.',
  poppiesAnyway: 'Hundreds of red poppies flicker over a green, windy meadow.',
  redSkyQuietSea: 'A lighthouse waits on its headland under a crimson and violet evening sky.',
  onshoreBreeze: 'Sunlit green waves peak in white-capped rows beneath a bright, windy sky.',
  midnightComber: 'A moonlit breaker shows a cold green edge against the dark.',
  oneGiantFog: 'A single great sea stack rises out of fog, its trees hardly more than a breath.',
  lampsComingOn: 'Harbour windows begin to glow as the boats come in under a violet sky.',
  sandpiperHour: 'Small shorebirds scatter across a copper mudflat between weir stakes.',
  skyLadder:
    'Silver light breaks through heavy cloud and spreads in flakes across a wide, quiet sea.',
  fairWind: 'A two-masted schooner slides across a bright blue bay.',
  goingUnder: 'A great tail slips beneath copper water at the end of the day.',
  newLeaf: 'Young green leaves light up a stand of white birches in May.',
  shadeEnough: 'A child in a red coat stands beneath a broad green tree in summer.',
  noonTwentyBelow: 'A red house and blue shadows lie sharp on snow under a hard clear sky.',
  summerBridge: 'A silvered covered bridge spans a green river in high summer.',
  upToHerWaist: 'A girl in a yellow dress wades through lupins toward a far house.',
  marshAllGreens: 'A heron stalks a bright looping creek through wet spring-green grass.',
  roseAurora: 'A lone canoe drifts under pink and violet northern lights.',
  twoAndTheMilkyWay: 'Two small figures look up at a blue-green river of stars.',
  goodDogDeepSnow:
    'A figure in a mustard coat and a small brown dog cross a blue, snowy lane at dusk.',
  valleyUnderSnow: 'Snowy fields in blue, lilac and cream surround one red barn.',
  twoSheetsAndAFogBank: 'Two white sheets lift on the line as fog closes over the bay.',
  loonRoseWater: 'A loon floats on rose-coloured water as the sun burns through mist.',
  windowJune: 'Daisies and poppies fill a white jug beside a window that looks out to sea.',
  threePearsOneKnife: 'Three pears stand on a folded cloth with a small bone-handled knife.',
  blossomWeek: 'A chickadee pauses among drifting apple petals and new green.',
  committeeMeeting: 'Three puffins confer on a foggy ledge.',
  iceOut: 'Lilac and green shards of ice split open around a cold white sun.',
  understory: 'Vertical bands of moss, fir and gold stand like light between trunks.',
  nightCurrent: 'Black and indigo water folds around thin seams of gold.',
  harbourGeometry: 'Roofs, masts and water reduced to leaning blocks of ochre, teal and white.',
  frostGarden: 'A garden remembered in winter: white, lilac and ice-blue flecks over deep blue.',
};
