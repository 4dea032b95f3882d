/** What the shop's own pictures show. */
export default {
  portrait:
    'The artist at her easel, seen from behind, painting the bay beside a window that looks out on it',
  studio:
    'The studio: a tall window over grass and sea, a table with brushes and paint, a seascape on the easel',
  fogSignal: 'Painting of a white lighthouse half lost in pale morning fog above a still grey sea',
  share: 'Painting of a lighthouse on a rust-coloured headland, the sun low over the sea',
};
