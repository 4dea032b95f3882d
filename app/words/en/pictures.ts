/** What the shop's own pictures show. */
export default {
  portrait:
    'A stoneware jar of brushes and a palette with ridges of paint on a table before a window onto grey water',
  studio:
    'A large canvas on its easel seen from behind, stretcher bars and painted edge, in the light of a studio window',
  fogSignal: 'Painting of a white lighthouse half lost in pale morning fog above a still grey sea',
  share: 'Painting of a lighthouse on a rust-coloured headland, the sun low over the sea',
};
