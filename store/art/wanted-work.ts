import {NAMESPACE} from '../product-fields';
import {ORIGINALS, PRINTS} from '../check/work-kind';
import {hasCloseUp, type Photograph} from './photograph';
import {printSizes, type Rule} from './rule';
import {numberOf, type Row} from './sheet';

export interface WantedPicture {
  /** Starts with a letter and the photograph's fingerprint, which identifies it in the store. */
  name: string;
  /** Null when nobody has described the picture. */
  alt: string | null;
  shows: 'whole' | 'close-up';
}

export interface Field {
  namespace: string;
  key: string;
  type: string;
  value: string;
}

export interface WantedVariant {
  /** The values of the options: '30 × 20 cm' and 'Oak'; 'Default Title' when there's no choice. */
  values: [string, ...string[]];
  /** The values as Shopify joins them. */
  title: string;
  /** Whether it's the first variant of its size, which a print without frames has too. */
  isFirstOfSize: boolean;
  price: string;
  stock: number;
  fields: Field[];
}

/** The wanted state of a product, from the spreadsheet, the photograph and the rule. */
export interface WantedProduct {
  handle: string;
  title: string;
  type: string;
  descriptionHtml: string;
  tags: string[];
  optionNames: ['Title'] | ['Size'] | ['Size', 'Frame'];
  variants: WantedVariant[];
  fields: Field[];
  pictures: WantedPicture[];
}

/**
 * Builds the product of a print or an original. Throws a message when the photograph is too small for every print size.
 */
export function wantedProduct(row: Row, photograph: Photograph, rule: Rule): WantedProduct {
  const {cells, handle, kind} = row;
  return {
    handle,
    title: cells.title,
    type: kind === 'print' ? PRINTS : ORIGINALS,
    descriptionHtml: htmlOf(cells.description),
    tags: cells.tags
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    ...(kind === 'print' ? printOf(photograph, rule) : originalOf(row)),
    fields: fieldsOf(row, photograph),
    pictures: picturesOf(row, photograph, rule.closeUp),
  };
}

type Choice = Pick<WantedProduct, 'optionNames' | 'variants'>;

function printOf(photograph: Photograph, rule: Rule): Choice {
  const sizes = printSizes(rule, photograph);
  if (sizes.length === 0) {
    const {width, height} = photograph;
    throw new Error(
      `is too small for every size of the rule (${width} × ${height} pixels at ${rule.minPixelsPerCm} to the cm): send a larger one, or lower minPixelsPerCm`,
    );
  }
  const [firstFrame] = rule.frames;
  return {
    optionNames: firstFrame ? ['Size', 'Frame'] : ['Size'],
    variants: sizes.map(({label, frame, price, widthCm, heightCm}) => ({
      values: frame ? [label, frame] : [label],
      title: frame ? `${label} / ${frame}` : label,
      isFirstOfSize: !frame || frame === firstFrame?.name,
      price,
      stock: rule.stock,
      fields: [
        field('width_cm', 'number_decimal', String(widthCm)),
        field('height_cm', 'number_decimal', String(heightCm)),
      ],
    })),
  };
}

function originalOf({cells}: Row): Choice {
  const price = numberOf(cells.price).toFixed(2);
  return {
    optionNames: ['Title'],
    variants: [
      {
        values: ['Default Title'],
        title: 'Default Title',
        isFirstOfSize: true,
        price,
        stock: 1,
        fields: [],
      },
    ],
  };
}

function fieldsOf({cells, kind}: Row, {dominantColor}: Photograph): Field[] {
  const decimal = (cell: string) => (cell ? String(numberOf(cell)) : '');
  const all = [
    field('medium', 'single_line_text_field', cells.medium),
    field('year', 'number_integer', cells.year),
    field('original_width_cm', 'number_decimal', decimal(cells.width_cm)),
    field('original_height_cm', 'number_decimal', decimal(cells.height_cm)),
    field('original_size', 'single_line_text_field', sizeInWords(cells)),
    field('poem_title', 'single_line_text_field', cells.poem_title),
    field('poem_text', 'multi_line_text_field', cells.poem),
    field('story', 'multi_line_text_field', cells.story),
    field('edition', 'single_line_text_field', kind === 'print' ? cells.edition : ''),
    field('paper', 'single_line_text_field', kind === 'print' ? cells.paper : ''),
    field('colours', 'list.color', JSON.stringify([dominantColor])),
  ];
  return all.filter(({value}) => value);
}

/** '40.5 × 30 cm'; empty when a side is missing. */
export function sizeInWords({width_cm, height_cm}: Row['cells']): string {
  return width_cm && height_cm ? `${numberOf(width_cm)} × ${numberOf(height_cm)} cm` : '';
}

function picturesOf(
  {handle, cells}: Row,
  photograph: Photograph,
  wantsCloseUp: boolean,
): WantedPicture[] {
  const {fingerprint} = photograph;
  const whole: WantedPicture = {
    name: `w${fingerprint}-${handle}`,
    alt: cells.alt || null,
    shows: 'whole',
  };
  if (!wantsCloseUp || !hasCloseUp(photograph)) return [whole];
  const closeUp: WantedPicture = {
    name: `c${fingerprint}-${handle}`,
    alt: `A close-up of ${cells.title}.`,
    shows: 'close-up',
  };
  return [whole, closeUp];
}

function field(key: string, type: string, value: string): Field {
  return {namespace: NAMESPACE, key, type, value};
}

function htmlOf(text: string): string {
  const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  return escaped
    .split(/\r?\n\s*\n/)
    .filter((paragraph) => paragraph.trim())
    .map((paragraph) => `<p>${paragraph.trim().replace(/\r?\n/g, '<br>')}</p>`)
    .join('\n');
}
