import {z} from 'zod';
import {OperatorError} from '../operator-error';
import {MAX_VARIANTS} from '../max-variants';

const CM_PER_INCH = 2.54;
const positive = z.number().positive();

const frameSchema = z.strictObject({
  /** 'Oak', or 'Unframed'. */
  name: z.string().trim().min(1),
  /** The amount that it adds to the print's price. */
  base: z.number().min(0).default(0),
  perArea: z.number().min(0).default(0),
});

const ruleSchema = z
  .strictObject({
    /** The unit of sizes, for input and output. */
    unit: z.enum(['cm', 'in']).default('cm'),
    /** The longer side of each print. The shorter side follows from the photograph, so that nothing is cropped. */
    longerSides: z.array(positive).min(1),
    price: z.strictObject({base: z.number().min(0), perArea: z.number().min(0), roundTo: positive}),
    /** Pixels per centimetre below which a size isn't offered: 60 is 150 per inch. */
    minPixelsPerCm: z.number().min(0).default(60),
    /** The frames of each size, the first of them usually none; without any, a print only has sizes. */
    frames: z.array(frameSchema).default([]),
    /** The number of copies of each size of a new print. */
    stock: z.number().int().min(0).default(20),
    /** Whether to crop a close-up for the second picture. */
    closeUp: z.boolean().default(true),
  })
  .refine(({longerSides, frames}) => longerSides.length * (frames.length || 1) <= MAX_VARIANTS, {
    path: ['longerSides'],
    message: `The product page shows ${MAX_VARIANTS} combinations of size and frame at most`,
  });

/** How the artist's photographs become prints. */
export type Rule = z.infer<typeof ruleSchema>;

/** The default when the artist has no rule file. */
export const DEFAULT_RULE: Rule = ruleSchema.parse({
  longerSides: [30, 45, 60, 90],
  price: {base: 20, perArea: 0.05, roundTo: 5},
});

/** Reads a rule. Throws a message that names the error. */
export function parseRule(text: string): Rule {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new OperatorError('The file with the rule isn’t valid JSON', {cause: error});
  }
  const parsed = ruleSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({path, message}) => `${path.join('.')}: ${message}`);
  throw new OperatorError(`The rule isn’t valid. ${problems.join('; ')}`);
}

export interface PrintSize {
  /** The size for buyers, with the width first: '30 × 45 cm'. */
  label: string;
  /** Null for a print without frames. */
  frame: string | null;
  widthCm: number;
  heightCm: number;
  /** Canadian dollars, with two decimals. */
  price: string;
}

/**
 * The print sizes for a photograph of that many pixels, smallest first, each in every frame; empty when it's too small
 * for all.
 */
export function printSizes(rule: Rule, pixels: {width: number; height: number}): PrintSize[] {
  const longerPx = Math.max(pixels.width, pixels.height);
  const factor = rule.unit === 'in' ? CM_PER_INCH : 1;
  const frames = rule.frames.length > 0 ? rule.frames : [{name: null, base: 0, perArea: 0}];
  return rule.longerSides
    .toSorted((a, b) => a - b)
    .filter((side) => longerPx / (side * factor) >= rule.minPixelsPerCm)
    .flatMap((side) => {
      const [width, height] = [pixels.width, pixels.height].map((px) =>
        toHalf((px / longerPx) * side),
      ) as [number, number];
      const {base, perArea, roundTo} = rule.price;
      return frames.map((frame) => {
        const exact = base + frame.base + width * height * (perArea + frame.perArea);
        return {
          label: `${width} × ${height} ${rule.unit}`,
          frame: frame.name,
          widthCm: tenths(width * factor),
          heightCm: tenths(height * factor),
          price: (Math.round(exact / roundTo) * roundTo).toFixed(2),
        };
      });
    });
}

function toHalf(length: number): number {
  return Math.max(0.5, Math.round(length * 2) / 2);
}

function tenths(length: number): number {
  return Math.round(length * 10) / 10;
}
