import type {Rate} from './load';
import {median} from './median';

/**
 * Measures each target in turn, `rounds` times, so that other load on the machine affects all alike. One more round runs
 * first and is discarded, because a runtime is slow until it has compiled its hot code.
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

/** The median of each figure, and the sum of failures. */
export function medianRate(rates: readonly Rate[]): Rate {
  const of = (figure: keyof Rate) => median(rates.map((rate) => rate[figure]));
  return {
    perSecond: of('perSecond'),
    p50Ms: of('p50Ms'),
    p99Ms: of('p99Ms'),
    failed: rates.reduce((sum, {failed}) => sum + failed, 0),
  };
}

/** The median of each round's ratio of `rates` to `base`: both share a round's noise, which a ratio of medians would not cancel. */
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
