/** Lengths in both units. The values are numbers, because each language has its own decimal mark. */
export default {
  /** '58 in (147 cm)'. */
  one: (inches: number, centimetres: number) => `${inches} in (${centimetres} cm)`,
  /** The units' names in a select. */
  centimetres: 'cm',
  inches: 'in',
};
