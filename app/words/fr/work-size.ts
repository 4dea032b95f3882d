import type en from '../en/work-size';
import type {Words} from '#contracts/words/words';

const sides = (lengths: [number, number]) => lengths.join(' × ').replaceAll('.', ',');

/** The size of a work. */
export default {
  // Where the store has no translation of it.
  written: (size: string) => size.replace(/ in\b/g, ' po'),
  both: (inches: [number, number], centimetres: [number, number]) =>
    `${sides(inches)} po (${sides(centimetres)} cm)`,
  inches: (width: number, height: number) => sides([width, height]),
  one: (size: string) => `${size} po`,
  range: (least: string, largest: string) => `De ${least} à ${largest} po`,
} satisfies Words<typeof en>;
