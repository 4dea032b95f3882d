/** The size of a work. */
export default {
  /** The size in inches and in centimetres, the width first. */
  both: (inches: [number, number], centimetres: [number, number]) =>
    `${inches.join(' × ')} in (${centimetres.join(' × ')} cm)`,
  inches: (width: number, height: number) => `${width} × ${height}`,
  centimetres: (width: number, height: number) => `${width} × ${height} cm`,
  /** The same for all sizes of a work, or from the smallest to the largest. */
  one: (size: string) => `${size} in`,
  range: (least: string, largest: string) => `${least} to ${largest} in`,
};
