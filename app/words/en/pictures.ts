/** The alternative texts of the shop's own pictures, and the media of its paintings. */
export default {
  portrait:
    'A stoneware jar of brushes and a palette with ridges of paint on a table before a window onto grey water',
  studio:
    'A large canvas on its easel seen from behind, stretcher bars and painted edge, in the light of a studio window',
  signedCorner:
    'The lower corner of a seascape that hangs on a wall: bands of teal and cream, a wooden edge, and the signature M. Hallet',
  easel: 'A seascape with a lighthouse on a cliff, on its easel in the studio',
  theLookout: {
    alt: 'A single puffin stands on the ledge in rosy evening light.',
    medium: 'acrylic on canvas',
  },
  fairWind: {
    alt: 'A two-masted schooner slides across a bright blue bay.',
    medium: 'acrylic on canvas',
  },
  /** After a work's title: its picture shows a part of it. */
  detail: ', detail',
  share: 'Painting of a lighthouse on a rust-coloured headland, the sun low over the sea',
};
