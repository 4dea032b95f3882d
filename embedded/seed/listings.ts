/** Metafields of a work's record, by key. */
export type WorkRecord = Readonly<Record<string, {en: string; fr: string}>>;

/** The painter's additions when listing an artwork for sale. Data only. */
export interface Listing {
  tags: readonly string[];
  /** When it was first listed, with the Atlantic offset of that day. */
  createdAt: string;
  /** Zero-based positions of variants that are sold out, or all of them. */
  soldOut?: readonly number[] | 'all';
  /** Offered in only one size, without a choice. */
  singleSize?: boolean;
  /** The values of the option Frame, for a print that is sold framed too. The first is without a frame. */
  frames?: readonly string[];
  /** Words of the ribbon across the product's picture. */
  ribbon?: string;
  /** Metafields of the work's record, by key; a print's are added to those of every print. */
  record?: WorkRecord;
  /** The story of the work, for a work without a poem. */
  story?: string;
}

/** The details of every print, unless its listing overrides them. */
export const PRINT_RECORD: WorkRecord = {
  paper: {
    en: 'Cotton rag, 310 g/m², matte',
    fr: 'Papier chiffon 100\u00a0% coton, 310\u00a0g/m², mat',
  },
  edition: {en: 'Open edition', fr: 'Tirage illimité'},
  border: {en: 'White, 1 in on every side', fr: 'Blanche, 2,5\u00a0cm de chaque côté'},
  signature: {en: 'Signed in pencil below the picture', fr: 'Signée au crayon sous l’image'},
  framing: {en: 'Unframed', fr: 'Sans cadre'},
  packing: {
    en: 'Rolled in tissue, in a stiff tube',
    fr: 'Roulée dans du papier de soie, dans un tube rigide',
  },
};

export const LISTINGS: Readonly<Record<string, Listing>> = {
  'first-light': {
    tags: ['Lighthouse', 'Seascape', 'Summer'],
    createdAt: '2023-05-14T09:30:00-03:00',
    soldOut: [3],
  },
  'the-long-gale': {
    tags: ['Seascape', 'Storm', 'Autumn'],
    createdAt: '2022-11-22T11:05:00-04:00',
    record: {
      framing: {en: 'Unframed, edges painted', fr: 'Sans cadre, côtés peints'},
      signature: {en: 'Signed lower left', fr: 'Signé en bas à gauche'},
      certificate: {en: 'Yes, signed', fr: 'Oui, signé'},
      packing: {en: 'Flat, in a wooden crate', fr: 'À plat, dans une caisse de bois'},
    },
  },
  'green-water': {tags: ['Seascape', 'Wave', 'Summer'], createdAt: '2021-06-03T10:00:00-03:00'},
  'low-tide-giants': {
    tags: ['Seascape', 'Figures', 'Summer'],
    createdAt: '2022-07-19T08:45:00-03:00',
  },
  'harbour-morning': {tags: ['Harbour', 'Boats', 'Summer'], createdAt: '2023-02-07T09:00:00-04:00'},
  'waiting-for-the-tide': {
    tags: ['Harbour', 'Boats', 'Spring'],
    createdAt: '2023-04-25T14:20:00-03:00',
  },
  'waiting-for-the-tide-panorama': {
    tags: ['Harbour', 'Boats', 'Spring'],
    createdAt: '2023-05-02T16:00:00-03:00',
  },
  'beyond-the-ledges': {
    tags: ['Seascape', 'Sky', 'Autumn'],
    createdAt: '2021-09-28T12:00:00-03:00',
  },
  'moon-road': {
    tags: ['Seascape', 'Night', 'Autumn'],
    createdAt: '2022-10-11T19:30:00-03:00',
    soldOut: [2],
    record: {
      edition: {en: 'Edition of 50', fr: 'Tirage limité à 50 exemplaires'},
      signature: {en: 'Signed and numbered in pencil', fr: 'Signée et numérotée au crayon'},
      certificate: {en: 'Numbered, with each print', fr: 'Numéroté, avec chaque reproduction'},
    },
  },
  'out-of-the-fog': {
    tags: ['Seascape', 'Boats', 'Spring'],
    createdAt: '2021-03-30T10:10:00-03:00',
    soldOut: 'all',
  },
  'the-dive': {tags: ['Seascape', 'Wildlife', 'Summer'], createdAt: '2021-08-12T09:15:00-03:00'},
  'cathedral-of-birches': {tags: ['Forest', 'Autumn'], createdAt: '2023-10-24T13:40:00-03:00'},
  'the-red-maple': {
    tags: ['Forest', 'Landscape', 'Autumn'],
    createdAt: '2021-10-19T10:25:00-03:00',
    soldOut: [1],
  },
  'home-by-dusk': {tags: ['Landscape', 'Winter'], createdAt: '2022-12-06T15:00:00-04:00'},
  'october-crossing': {
    tags: ['Landscape', 'Covered bridge', 'Autumn'],
    createdAt: '2021-10-05T11:50:00-03:00',
  },
  'lupin-season': {
    tags: ['Flowers', 'Landscape', 'Summer'],
    createdAt: '2022-06-14T09:00:00-03:00',
    soldOut: [1],
  },
  'lupin-season-blue-jug': {
    tags: ['Flowers', 'Still life', 'Summer'],
    createdAt: '2022-06-28T17:45:00-03:00',
  },
  'salt-marsh-heron': {
    tags: ['Marsh', 'Wildlife', 'Summer'],
    createdAt: '2021-09-07T08:30:00-03:00',
    soldOut: [2],
  },
  'northern-choir': {
    tags: ['Night', 'Northern lights', 'Winter'],
    createdAt: '2023-12-05T20:15:00-04:00',
  },
  'barn-under-stars': {tags: ['Night', 'Farm', 'Spring'], createdAt: '2022-04-12T18:00:00-03:00'},
  'walking-home': {tags: ['Figures', 'Winter'], createdAt: '2021-12-01T12:30:00-04:00'},
  santa: {tags: ['Figures', 'Christmas', 'Winter'], createdAt: '2024-11-15T09:00:00-04:00'},
  'valley-patchwork': {
    tags: ['Landscape', 'Farm', 'Summer'],
    createdAt: '2021-07-21T10:40:00-03:00',
  },
  'wash-day-wind': {
    tags: ['Seascape', 'Figures', 'Summer'],
    createdAt: '2021-05-26T13:10:00-03:00',
  },
  'two-paddles': {
    tags: ['Lake', 'Figures', 'Summer'],
    createdAt: '2021-08-31T09:20:00-03:00',
    soldOut: 'all',
  },
  'barrens-blue': {tags: ['Still life', 'Autumn'], createdAt: '2023-09-12T15:35:00-03:00'},
  'small-courage': {
    tags: ['Wildlife', 'Winter'],
    createdAt: '2022-02-15T10:00:00-04:00',
    frames: ['Unframed', 'Oak'],
    // The second size in oak.
    soldOut: [3],
    record: {
      framing: {
        en: 'Unframed, or in oiled oak behind glass',
        fr: 'Sans cadre, ou en chêne huilé sous verre',
      },
      packing: {
        en: 'Unframed: rolled in a stiff tube. Framed: flat, in a padded box',
        fr: 'Sans cadre\u00a0: roulée dans un tube rigide. Encadrée\u00a0: à plat, dans une boîte matelassée',
      },
    },
  },
  'island-pair': {
    tags: ['Wildlife', 'Seascape', 'Spring'],
    createdAt: '2021-04-20T09:45:00-03:00',
    singleSize: true,
    story:
      'Two puffins stood on the same ledge each morning of a week on Machias Seal Island. I drew them before breakfast, and painted them from the drawings once I was home.',
  },
  breakthrough: {tags: ['Abstract', 'Seascape', 'Autumn'], createdAt: '2025-10-20T10:00:00-03:00'},
  'tide-lines': {tags: ['Abstract', 'Seascape', 'Autumn'], createdAt: '2023-11-14T14:00:00-04:00'},
  undertow: {tags: ['Abstract', 'Seascape', 'Winter'], createdAt: '2022-03-08T11:30:00-04:00'},
  ember: {tags: ['Abstract', 'Winter'], createdAt: '2021-01-19T16:20:00-04:00', soldOut: 'all'},
  'red-hull': {tags: ['Abstract', 'Boats', 'Summer'], createdAt: '2021-02-23T10:55:00-04:00'},
  'all-of-july': {tags: ['Flowers', 'Garden', 'Summer'], createdAt: '2023-08-01T12:00:00-03:00'},
  'first-call': {
    tags: ['Lake', 'Wildlife', 'Spring'],
    createdAt: '2024-05-21T07:30:00-03:00',
    ribbon: 'Studio favourite',
  },
  'keeper-of-the-dark': {
    tags: ['Lighthouse', 'Night', 'Winter'],
    createdAt: '2025-09-16T10:00:00-03:00',
  },
};
