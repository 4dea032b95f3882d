/** Lengths in both units. The values are numbers, because each language has its own decimal mark. */
export default {
  /** '147 cm (58 in)'. */
  one: (centimetres: number, inches: number) => `${centimetres} cm (${inches} in)`,
  /** '41 × 51 cm (16 × 20 in)', with the width first. */
  sides: (centimetres: Sides, inches: Sides) =>
    `${centimetres.join(' × ')} cm (${inches.join(' × ')} in)`,
  /** The units' names in a select. */
  centimetres: 'cm',
  inches: 'in',
};

type Sides = readonly [width: number, height: number];
