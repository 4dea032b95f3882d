import type {FileEntry} from '../catalogue/admin-types';
import type {MetaobjectEntry} from '../catalogue/types';
import {shopGid} from '../catalogue/gids';
import {metaobject} from '../catalogue/metaobject';
import {pictureUrl} from './picture-url';

interface ExamplePicture {
  /** The file's path below `seed/art`. */
  file: string;
  alt: string;
}

interface Commissioned {
  handle: string;
  title: string;
  sentence: string;
  year: number;
  width: number;
  height: number;
  sketch: ExamplePicture;
  painting: ExamplePicture;
}

const NOTE =
  'The sketches were drawn from the finished paintings, for this demonstration shop. With a real commission the sketch comes first.';

/** Paintings of the gallery as commissions, each with a sketch made from it. Data only. */
const COMMISSIONED: readonly Commissioned[] = [
  {
    handle: 'good-dog-deep-snow',
    title: 'Good Dog, Deep Snow',
    sentence:
      'A lane, a coat and a dog. Small in the snow, and still the first thing that is seen.',
    year: 2021,
    width: 1200,
    height: 1200,
    sketch: {
      file: 'sketches/good-dog-deep-snow-sketch.jpg',
      alt: 'Pencil sketch: a figure and a small dog in an open field of snow, bare trees and two houses behind them',
    },
    painting: {
      file: 'gallery/48-good-dog-deep-snow.jpg',
      alt: 'A figure in a mustard coat and a small brown dog cross a blue, snowy lane at dusk.',
    },
  },
  {
    handle: 'lamps-coming-on',
    title: 'Lamps Coming On',
    sentence:
      'A harbour at the hour when its windows light. The sketch settles where the wharf ends and the water begins.',
    year: 2022,
    width: 1200,
    height: 750,
    sketch: {
      file: 'sketches/lamps-coming-on-sketch.jpg',
      alt: 'Pencil sketch: a wharf with three sheds on the right, two boats on still water, low houses along the far shore',
    },
    painting: {
      file: 'gallery/35-lamps-coming-on.jpg',
      alt: 'Harbour windows begin to glow as the boats come in under a violet sky.',
    },
  },
  {
    handle: 'two-sheets-and-a-fog-bank',
    title: 'Two Sheets and a Fog Bank',
    sentence:
      'A house, a line of washing, and the bay about to disappear. In the sketch the sheets are bare paper.',
    year: 2022,
    width: 960,
    height: 1200,
    sketch: {
      file: 'sketches/two-sheets-and-a-fog-bank-sketch.jpg',
      alt: 'Pencil sketch: sheets on a washing line, somebody reaching up to them, a gabled house beside; grass and sky in loose strokes',
    },
    painting: {
      file: 'gallery/50-two-sheets-and-a-fog-bank.jpg',
      alt: 'Two white sheets lift on the line as fog closes over the bay.',
    },
  },
];

/** The brand's pictures have the lower numbers. */
const FIRST_FILE_NUMBER = 11;

const FILES_OF = COMMISSIONED.map(({sketch, painting, ...size}, position) => ({
  sketch: file(sketch, size, FIRST_FILE_NUMBER + 2 * position),
  painting: file(painting, size, FIRST_FILE_NUMBER + 2 * position + 1),
}));

/** The pictures, as files of the store. */
export const COMMISSION_FILES: readonly FileEntry[] = FILES_OF.flatMap(({sketch, painting}) => [
  sketch,
  painting,
]);

/** Commissions with their sketches. */
export const COMMISSION_EXAMPLES: readonly MetaobjectEntry[] = COMMISSIONED.map(
  ({handle, title, sentence, year}, position) =>
    metaobject(11 + position, {
      type: 'commission_example',
      handle,
      updatedAt: '2025-10-20T09:00:00-03:00',
      fields: {
        title,
        sentence,
        sketch: FILES_OF[position]!.sketch.id,
        painting: FILES_OF[position]!.painting.id,
        year: String(year),
        note: NOTE,
      },
    }),
);

function file(
  {file: path, alt}: ExamplePicture,
  {width, height}: {width: number; height: number},
  number: number,
): FileEntry {
  return {
    id: shopGid('MediaImage', number),
    image: {
      id: shopGid('ProductImage', number),
      url: pictureUrl(path),
      altText: alt,
      width,
      height,
    },
  };
}
