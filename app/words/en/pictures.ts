/** The alternative texts of the shop's own pictures, and a caption. */
export default {
  portrait:
    'A stoneware jar of brushes and a palette with ridges of paint on a table before a window onto grey water',
  studio:
    'A large canvas on its easel seen from behind, stretcher bars and painted edge, in the light of a studio window',
  oneGiantFog:
    'Painting of a single great sea stack that rises out of fog, its trees hardly more than a breath',
  /** After its title. */
  oneGiantFogFacts: ', oil on canvas, 2018',
  share: 'Painting of a lighthouse on a rust-coloured headland, the sun low over the sea',
};
