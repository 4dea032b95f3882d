import type {QuantitativeValue} from 'schema-dts';
import {ratioOf, type CdnImage} from '~/lib/cdn-image';
import {CM_PER_INCH, toCentimetres, type Sides} from '~/lib/lengths';
import type {ShopWords} from '~/words';
import {isOriginal} from './availability';
import type {MetafieldValue} from './metafields';

/** '20', '25.5', '25,5', '8 1/2', '8½'. */
const LENGTH = String.raw`\d+(?:[.,]\d+)?(?:\s*[¼½¾⅛⅜⅝⅞]|[\s-]\d+[/⁄](?:2|4|8|16)(?!\d))?`;
const UNIT = String.raw`(?:(cm)|in\b\.?|po\b|["″])`;

/** '16x20', '8×10 in', '20 × 25.5 cm', '48" x 33"', '60 × 90 × 4 cm'; in French '8 po × 10 po', '20 × 25,5 cm'. */
const SIZE = new RegExp(
  String.raw`(${LENGTH})\s*(?:(?:in\.?|po|cm|["″])\s*)?[x×]\s*(${LENGTH})(?:\s*${UNIT})?(?:\s*[x×]\s*${LENGTH}(?:\s*${UNIT})?)?`,
  'i',
);

/**
 * The size in a text; null when there's none. Print sizes list the shorter side first in either orientation, so the
 * picture's ratio decides which side is the width. Without a picture, or with a square one, the first side is the
 * width. A depth isn't part of it.
 */
export function readWorkSize(
  text: string | null | undefined,
  picture: Pick<CdnImage, 'width' | 'height'> | undefined,
): Sides | null {
  const [, first, second, unit, unitOfDepth] = SIZE.exec(text ?? '') ?? [];
  const [a, b] = [first, second].map((side) =>
    toCentimetres(readLength(side), (unit ?? unitOfDepth) ? 'cm' : 'in'),
  );
  if (!a || !b) return null;
  const ratio = picture ? ratioOf(picture) : 1;
  if (ratio === 1) return {width: a, height: b};
  const [shorter, longer] = [Math.min(a, b), Math.max(a, b)];
  return ratio > 1 ? {width: longer, height: shorter} : {width: shorter, height: longer};
}

/** The number of a length, with its fraction; 0 without a length. */
function readLength(text = ''): number {
  const whole = Number.parseFloat(text.replace(',', '.')) || 0;
  const fraction = text.replace(/^[\d.,]+/, '').normalize('NFKD');
  const [over = 0, under = 1] = fraction.match(/\d+/g)?.map(Number) ?? [];
  return whole + over / under;
}

/** A variant with the metafields `custom.width_cm` and `custom.height_cm`. */
export interface SizedVariant {
  title: string;
  widthCm?: MetafieldValue;
  heightCm?: MetafieldValue;
}

/** A product with the original's size: in words, and in `custom.original_width_cm` and `custom.original_height_cm`. */
export interface SizedProduct {
  productType: string;
  images: {nodes: CdnImage[]};
  originalSize?: MetafieldValue;
  originalWidthCm?: MetafieldValue;
  originalHeightCm?: MetafieldValue;
}

/**
 * A variant's size: its measured size if the artist entered one, or else the size in its title, or else the original's.
 * Null when unknown.
 */
export function variantSize(variant: SizedVariant, product: SizedProduct): Sides | null {
  return (
    measuredSize(variant.widthCm, variant.heightCm) ??
    readWorkSize(variant.title, product.images.nodes[0]) ??
    (isOriginal(product) ? originalSize(product) : null)
  );
}

/** A variant's name beside its work. */
export interface VariantName {
  /** Its title in the store, with the width first: '20 × 16 in', '20 × 16 in / Oak'. */
  value: string;
  /** Its size in centimetres; null when unknown. */
  centimetres: string | null;
}

/** A variant's title with the width of its picture first: '20 × 16 in', '20 × 16 in / Oak'. */
export function widthFirst(words: ShopWords, title: string, picture: CdnImage | undefined): string {
  const size = readWorkSize(title, picture);
  return size ? title.replace(SIZE, formatInches(words, size)) : title;
}

/** The name of a variant, whose title lists the shorter side first. */
export function nameVariant(
  words: ShopWords,
  variant: SizedVariant,
  product: SizedProduct,
): VariantName {
  const size = variantSize(variant, product);
  return {
    value: widthFirst(words, variant.title, product.images.nodes[0]),
    centimetres: size && formatCentimetres(words, size),
  };
}

/** '20 × 16 in (51 × 41 cm)'. */
export function inBothUnits({value, centimetres}: VariantName): string {
  return centimetres ? `${value} (${centimetres})` : value;
}

/** The size of the original that a product is, or that a print reproduces. Null when unknown. */
export function originalSize(product: Omit<SizedProduct, 'productType'>): Sides | null {
  return (
    measuredSize(product.originalWidthCm, product.originalHeightCm) ??
    readWorkSize(product.originalSize?.value, product.images.nodes[0])
  );
}

/** The size of a work: of an original, also in the row of its only variant. Null when unknown. */
export function sizeOfWork(
  product: SizedProduct & {variants: {nodes: readonly SizedVariant[]}},
): Sides | null {
  const [only, ...others] = product.variants.nodes;
  const hasOneRow = isOriginal(product) && only && others.length === 0;
  return hasOneRow ? variantSize(only, product) : originalSize(product);
}

/** Null unless both sides are known. */
function measuredSize(
  widthCm: MetafieldValue | undefined,
  heightCm: MetafieldValue | undefined,
): Sides | null {
  const [width, height] = [Number(widthCm?.value), Number(heightCm?.value)];
  return width && height ? {width, height} : null;
}

/** '40 × 25 in', the width first. */
export function formatInches(words: ShopWords, size: Sides): string {
  return words.workSize.one(words.workSize.inches(...sidesOf(size)));
}

/** '102 × 64 cm', the width first. */
export function formatCentimetres(words: ShopWords, {width, height}: Sides): string {
  return words.workSize.centimetres(Math.round(width), Math.round(height));
}

/** '40 × 25 in (102 × 64 cm)', the width first. */
export function formatWorkSize(words: ShopWords, size: Sides): string {
  return words.workSize.both(sidesOf(size), [Math.round(size.width), Math.round(size.height)]);
}

/** Width and height in inches, rounded as they are shown. */
export function sidesOf({width, height}: Sides): [width: number, height: number] {
  return [rounded(width / CM_PER_INCH), rounded(height / CM_PER_INCH)];
}

/** A length in centimetres in both units, with the unit codes of schema.org (UN/CEFACT). */
export function bothUnits(centimetres: number): QuantitativeValue[] {
  return [
    {'@type': 'QuantitativeValue', value: rounded(centimetres), unitCode: 'CMT'},
    {'@type': 'QuantitativeValue', value: rounded(centimetres / CM_PER_INCH), unitCode: 'INH'},
  ];
}

function rounded(length: number): number {
  return Math.round(length * 10) / 10;
}
