import {SHARE_IMAGE_SIZE} from '../_shared/contracts/share-image.ts';
import {breakLines} from './break-lines.ts';

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  x: number;
  y: number;
}

/** The texts of a card, each with its own style. */
export type TextRole = 'title' | 'line' | 'name';

/** A line of text, at the left end of its baseline, in pixels. */
export interface TextLine {
  role: TextRole;
  text: string;
  size: number;
  x: number;
  y: number;
}

export interface Layout {
  work: Box;
  texts: TextLine[];
}

export type CardTexts = Record<TextRole, string>;

/** The width of a text in one of the styles at a size, in pixels. */
export type MeasureText = (role: TextRole, text: string, size: number) => number;

const MARGIN = {x: 64, y: 54};
const ROOM: Size = {
  width: SHARE_IMAGE_SIZE.width - 2 * MARGIN.x,
  height: SHARE_IMAGE_SIZE.height - 2 * MARGIN.y,
};
const LINE_SIZE = 34;
const NAME_SIZE = 24;
/** Line height of a title, relative to its size. */
const LINE_HEIGHT = 1.12;
/** Height of a capital, relative to its size: the visual top of a line above its baseline. */
const CAP_HEIGHT = 0.68;

/**
 * The label beside the painting. `sizes` are the title's font sizes, from the default to the smallest, for the longest
 * titles.
 */
const LABEL = {
  width: 400,
  gap: 64,
  lines: 3,
  sizes: [64, 54, 46],
  nameToTitle: 34,
  titleToLine: 58,
};
const CAPTION = {size: 50, gap: 38, lines: 2, titleToLine: 48, titleToName: 44};
/** The layout with the text below is used only when it makes the painting larger by this factor. */
const BELOW_MIN_GAIN = 1.15;

/**
 * The uncropped painting with its label beside it, as in a gallery, or below it if that makes a wide painting larger;
 * centred on the card. `ratio` is the painting's width divided by its height.
 */
export function createLayout(ratio: number, words: CardTexts, measure: MeasureText): Layout {
  const beside = layoutWithTextBeside(ratio, words, measure);
  const beneath = layoutWithTextBelow(ratio, words, measure);
  return areaOf(beneath.work) > BELOW_MIN_GAIN * areaOf(beside.work) ? beneath : beside;
}

function layoutWithTextBeside(ratio: number, words: CardTexts, measure: MeasureText): Layout {
  const {titleSize, lines} = fitTitle(words.title, measure);
  const labelWidth = Math.max(
    measure('name', words.name, NAME_SIZE),
    measure('line', words.line, LINE_SIZE),
    ...lines.map((text) => measure('title', text, titleSize)),
  );
  const size = fit(ratio, {width: ROOM.width - LABEL.gap - labelWidth, height: ROOM.height});
  const work = centred(size, {width: size.width + LABEL.gap + labelWidth, height: size.height});

  const x = work.x + work.width + LABEL.gap;
  const label: TextLine[] = [];
  let y = NAME_SIZE * CAP_HEIGHT;
  const write = (role: TextRole, text: string, textSize: number) =>
    label.push({role, text, size: textSize, x, y});
  write('name', words.name, NAME_SIZE);
  y += LABEL.nameToTitle + titleSize * (CAP_HEIGHT - LINE_HEIGHT);
  for (const text of lines) {
    y += titleSize * LINE_HEIGHT;
    write('title', text, titleSize);
  }
  if (words.line) {
    y += LABEL.titleToLine;
    write('line', words.line, LINE_SIZE);
  }
  const top = (SHARE_IMAGE_SIZE.height - y) / 2;
  return {work, texts: label.map((line) => ({...line, y: Math.round(top + line.y)}))};
}

function layoutWithTextBelow(ratio: number, words: CardTexts, measure: MeasureText): Layout {
  const {size, gap, lines: most, titleToLine, titleToName} = CAPTION;
  const lineWidth = measure('line', words.line, LINE_SIZE);
  // Each line of the title reduces the painting's height, and with it the width available to the title.
  const withLines = (count: number) => {
    const captionHeight = gap + size * (CAP_HEIGHT + LINE_HEIGHT * (count - 1)) + titleToName;
    const box = fit(ratio, {width: ROOM.width, height: ROOM.height - captionHeight});
    const width = box.width - (words.line ? lineWidth + titleToLine : 0);
    const at = (text: string) => measure('title', text, size);
    const lines = breakLines(words.title, {width, most: count, measure: at});
    return {box, lines, height: box.height + captionHeight};
  };
  const low = withLines(1);
  const {box, lines, height} = low.lines[0] === words.title ? low : withLines(most);
  const work = centred(box, {width: box.width, height});

  const first = work.y + work.height + gap + size * CAP_HEIGHT;
  const caption: TextLine[] = lines.map((text, index) => {
    return {role: 'title', text, size, x: work.x, y: first + size * LINE_HEIGHT * index};
  });
  const last = first + size * LINE_HEIGHT * (lines.length - 1);
  caption.push({
    role: 'name',
    text: words.name,
    size: NAME_SIZE,
    x: work.x,
    y: last + titleToName,
  });
  if (words.line) {
    const x = Math.round(work.x + work.width - lineWidth);
    caption.push({role: 'line', text: words.line, size: LINE_SIZE, x, y: first});
  }
  return {work, texts: caption.map((line) => ({...line, y: Math.round(line.y)}))};
}

/** The title in the largest size that fits, otherwise truncated in the smallest. */
function fitTitle(title: string, measure: MeasureText) {
  const {width, lines: most, sizes} = LABEL;
  const tries = sizes.map((titleSize) => {
    const at = (text: string) => measure('title', text, titleSize);
    return {titleSize, lines: breakLines(title, {width, most, measure: at})};
  });
  return tries.find(({lines}) => lines.join(' ') === title) ?? tries.at(-1)!;
}

/** The first box of a group that is centred on the card. */
function centred(box: Size, group: Size): Box {
  const {width, height} = SHARE_IMAGE_SIZE;
  return {
    x: Math.round((width - group.width) / 2),
    y: Math.round((height - group.height) / 2),
    ...box,
  };
}

/** The largest size of that ratio that fits the available space, in whole pixels. */
function fit(ratio: number, room: Size): Size {
  const width = Math.min(room.width, room.height * ratio);
  return {width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(width / ratio))};
}

function areaOf({width, height}: Size): number {
  return width * height;
}
