/** Lengths in both units. The measures are numbers: a language has its own decimal mark. */
export default {
  /** '147 cm (58 in)'. */
  one: (centimetres: number, inches: number) => `${centimetres} cm (${inches} in)`,
  /** '41 × 51 cm (16 × 20 in)', the width first. */
  sides: (centimetres: Sides, inches: Sides) =>
    `${centimetres.join(' × ')} cm (${inches.join(' × ')} in)`,
  /** The units' names in a select. */
  centimetres: 'cm',
  inches: 'in',
};

type Sides = readonly [width: number, height: number];
