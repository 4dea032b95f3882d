import {
  type ByteArray,
  CompositeOperator,
  Drawables,
  ImageMagick,
  type IMagickImage,
  initializeImageMagick,
  Magick,
  MagickColor,
  MagickFormat,
  MagickGeometry,
  MagickImageInfo,
  MagickReadSettings,
  Point,
} from '@imagemagick/magick-wasm';
import {SHARE_IMAGE_SIZE} from '../_shared/contracts/share-image.ts';
import type {ShareCard} from '../_shared/contracts/share-image.ts';
import {SITE} from '../_shared/contracts/site.ts';
import {loadOnce} from '../_shared/load-once.ts';
import {drawableText} from './drawable-text.ts';
import {createLayout, type MeasureText, type TextLine, type TextRole} from './layout.ts';
import {TEXT_COLOR, MUTED, paintBackground} from './background.ts';

/** Files to read once, before the first card. */
export interface DrawingFiles {
  /** ImageMagick itself: `dist/x86/magick.wasm` of its package. */
  wasm: Uint8Array;
  /** TrueType files of the shop's serif and sans-serif fonts. */
  serif: Uint8Array;
  sans: Uint8Array;
}

/** Draws a card as a JPEG. `picture` is a JPEG too. Throws when it can't be decoded. */
export type DrawCard = (card: ShareCard, picture: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>;

const TYPES = {
  title: {font: 'serif', color: TEXT_COLOR},
  line: {font: 'sans', color: TEXT_COLOR},
  name: {font: 'sans', color: MUTED},
} as const satisfies Record<TextRole, object>;

/** The font size at which texts are measured. */
const MEASURED_SIZE = 100;

/** The maximum side of a decoded image, in pixels. The shop requests less than a third of it from the CDN. */
const LONGEST_SIDE_PX = 4000;
/** Keeps brush strokes and small type clean, and a card below 200 kB. */
const JPEG_QUALITY = 86;

/** `load` reads ImageMagick and the fonts, before the first card. */
export function createDrawing(load: () => Promise<DrawingFiles>): DrawCard {
  const prepared = loadOnce(async () => prepare(await load()));
  return async (card, picture) => {
    await prepared();
    return draw(card, picture);
  };
}

async function prepare({wasm, serif, sans}: DrawingFiles): Promise<void> {
  await initializeImageMagick(wasm as ByteArray);
  Magick.addFont('serif', serif);
  Magick.addFont('sans', sans);
}

function draw(card: ShareCard, picture: Uint8Array): Uint8Array<ArrayBuffer> {
  const words = {
    // A title in another script may have no drawable characters.
    title: drawableText(card.title) || SITE.name,
    line: drawableText(card.line ?? ''),
    name: SITE.artist.name,
  };
  // An explicit format, so that only JPEG is decoded, whatever the bytes are.
  const jpeg = new MagickReadSettings({format: MagickFormat.Jpeg});
  const {width, height} = MagickImageInfo.create(picture as ByteArray, jpeg);
  if (Math.max(width, height) > LONGEST_SIDE_PX) throw new Error('The picture is too large');
  return ImageMagick.read(picture as ByteArray, jpeg, (work) => {
    const {work: box, texts} = createLayout(work.width / work.height, words, createMeasure());
    const wall = new MagickReadSettings({format: MagickFormat.Rgb, depth: 8, ...SHARE_IMAGE_SIZE});
    return ImageMagick.read(paintBackground(box), wall, (image) => {
      const size = new MagickGeometry(box.width, box.height);
      size.ignoreAspectRatio = true;
      work.resize(size);
      image.composite(work, CompositeOperator.Over, new Point(box.x, box.y));
      for (const writing of texts) drawText(image, writing);
      image.quality = JPEG_QUALITY;
      image.settings.setDefine(MagickFormat.Jpeg, 'sampling-factor', '4:4:4');
      // A copy, because ImageMagick reuses the memory.
      return image.write(MagickFormat.Jpeg, (bytes) => new Uint8Array(bytes));
    });
  });
}

/** Measures each word once, because ImageMagick takes ten milliseconds for it. */
function createMeasure(): MeasureText {
  const widths = new Map<string, number>();
  const widthOf = (font: string, word: string) => {
    const key = `${font} ${word}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    const drawables = new Drawables().font(font).fontPointSize(MEASURED_SIZE);
    const width = drawables.fontTypeMetrics(word)?.textWidth ?? 0;
    widths.set(key, width);
    return width;
  };
  return (role, text, size) => {
    const {font} = TYPES[role];
    const words = text.match(/ |[^ ]+/g) ?? [];
    return (words.reduce((sum, word) => sum + widthOf(font, word), 0) * size) / MEASURED_SIZE;
  };
}

function drawText(image: IMagickImage, {role, text, size, x, y}: TextLine): void {
  const {font, color} = TYPES[role];
  if (!text) return;
  new Drawables()
    .font(font)
    .fontPointSize(size)
    .fillColor(new MagickColor(...color, 255))
    .text(x, y, text)
    .draw(image);
}
