import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {BENCH, FLOOR, roomFor} from './room';

const stages = fc.record({
  width: fc.integer({min: 300, max: 2000}),
  height: fc.integer({min: 300, max: 1400}),
});
const works = fc.record({
  width: fc.integer({min: 10, max: 500}),
  tallest: fc.integer({min: 10, max: 300}),
});

describe('roomFor', () => {
  it('has the stage’s proportions and room for the works and the bench', () => {
    fc.assert(
      fc.property(stages, works, (stage, row) => {
        const {width, wallHeight} = roomFor(stage, row);
        expect(width / (wallHeight + FLOOR)).toBeCloseTo(stage.width / stage.height);
        expect(width).toBeGreaterThan(row.width + 79);
        expect(width).toBeGreaterThan(BENCH.length + 60);
        expect(wallHeight).toBeGreaterThan(row.tallest + 79);
      }),
    );
  });
});
