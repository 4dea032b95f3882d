export interface PrintSize {
  /** The size as the shopper reads it: `8×10 in`. */
  label: string;
  /** In inches. */
  shorter: number;
  longer: number;
  areaSquareInches: number;
}

/** Paper sizes in inches, shorter side first, by the widest proportion (longer over shorter side) that they suit. */
const SIZES_BY_PROPORTION: readonly {upTo: number; sizes: readonly string[]}[] = [
  {upTo: 1.1, sizes: ['8×8', '12×12', '20×20', '30×30']},
  {upTo: 1.3, sizes: ['8×10', '11×14', '16×20', '24×30', '32×40']},
  {upTo: 1.4, sizes: ['9×12', '12×16', '18×24', '24×32']},
  {upTo: 1.55, sizes: ['8×12', '12×18', '16×24', '24×36']},
  {upTo: 1.7, sizes: ['10×16', '15×24', '20×32', '25×40']},
  {upTo: Infinity, sizes: ['9×16', '18×32', '27×48']},
];

const BASE_CENTS = 2050;
const CENTS_PER_SQUARE_INCH = 30.6;
const PRICE_STEP_CENTS = 500;

/** The sizes an artwork of these proportions is printed in, smallest first. */
export function printSizes(width: number, height: number): readonly PrintSize[] {
  const proportion = Math.max(width, height) / Math.min(width, height);
  const row = SIZES_BY_PROPORTION.find(({upTo}) => proportion <= upTo);
  return (row?.sizes ?? []).map((size) => {
    const [shorter = 0, longer = 0] = size.split('×').map(Number);
    return {label: `${size} in`, shorter, longer, areaSquareInches: shorter * longer};
  });
}

/** The price of a print in cents, a multiple of five dollars. `factor` makes some artworks more expensive. */
export function printPriceCents(areaSquareInches: number, factor: number): number {
  const exact = (BASE_CENTS + areaSquareInches * CENTS_PER_SQUARE_INCH) * factor;
  return Math.round(exact / PRICE_STEP_CENTS) * PRICE_STEP_CENTS;
}

const FRAME_CENTS_PER_INCH = 300;

/** What a frame adds to the price of a print, in cents: by its length, a multiple of five dollars. */
export function framePriceCents({shorter, longer}: PrintSize): number {
  const exact = (shorter + longer) * FRAME_CENTS_PER_INCH;
  return Math.round(exact / PRICE_STEP_CENTS) * PRICE_STEP_CENTS;
}

const ORIGINAL_CENTS_PER_SQUARE_INCH = 302;
const ORIGINAL_STEP_CENTS = 5000;

/** Price of an original painting in cents, by its size, a multiple of fifty dollars. */
export function originalPriceCents(areaSquareInches: number): number {
  const exact = areaSquareInches * ORIGINAL_CENTS_PER_SQUARE_INCH;
  return Math.round(exact / ORIGINAL_STEP_CENTS) * ORIGINAL_STEP_CENTS;
}
