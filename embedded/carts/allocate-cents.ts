/**
 * Allocates integer cents in proportion to the weights, so that the parts add up to the amount exactly. Cents left over
 * by rounding go to the parts that were rounded down most. Without any weight every part is 0.
 */
export function allocateCents(cents: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (cents * weight) / total);
  const parts = exact.map(Math.floor);
  const left = cents - parts.reduce((sum, part) => sum + part, 0);
  const mostCut = exact
    .map((value, position) => ({position, cut: value - parts[position]!}))
    .sort((one, other) => other.cut - one.cut || one.position - other.position)
    .slice(0, left);
  for (const {position} of mostCut) parts[position]! += 1;
  return parts;
}
