import type {Rate} from './load';
import {median} from './median';

/**
 * Measures each target in turn, `rounds` times over, so that what else the machine does hits all alike. One round more
 * goes first and is thrown away: runtimes are slow until they have compiled what is hot.
 */
export async function measureInTurn<Target>(
  targets: readonly Target[],
  rounds: number,
  measure: (target: Target) => Promise<Rate>,
): Promise<Rate[][]> {
  const rates = targets.map((): Rate[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, target] of targets.entries()) {
      const rate = await measure(target);
      if (round > 0) rates[index]?.push(rate);
    }
  }
  return rates;
}

/** The median of each figure; failures are added up. */
export function medianRate(rates: readonly Rate[]): Rate {
  const of = (figure: keyof Rate) => median(rates.map((rate) => rate[figure]));
  return {
    perSecond: of('perSecond'),
    p50Ms: of('p50Ms'),
    p99Ms: of('p99Ms'),
    failed: rates.reduce((sum, {failed}) => sum + failed, 0),
  };
}

/** The median of what each round says of `rates` beside `base`: rounds share their noise, medians over all of them do not. */
export function medianRatio(
  rates: readonly Rate[],
  base: readonly Rate[],
  figure: 'perSecond' | 'p50Ms' | 'p99Ms',
): number {
  return median(
    rates.flatMap((rate, round) => {
      const other = base[round]?.[figure];
      return other ? [rate[figure] / other] : [];
    }),
  );
}
