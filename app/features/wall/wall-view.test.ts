import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {FURNITURE_SIDES} from '~/shop/room/room-view';
import {roomFor} from './wall-view';

const stages = fc.record({
  width: fc.integer({min: 300, max: 2000}),
  height: fc.integer({min: 300, max: 1400}),
});
const works = fc.array(
  fc.record({width: fc.integer({min: 10, max: 300}), height: fc.integer({min: 10, max: 300})}),
  {minLength: 1, maxLength: 4},
);

describe('the drawn room', () => {
  it('has the stage’s proportions and room for the works and the furniture', () => {
    fc.assert(
      fc.property(stages, works, (stage, hung) => {
        const {width, height, top, furniture} = roomFor(stage, hung);
        expect(width / height).toBeCloseTo(stage.width / stage.height);
        expect(width).toBeGreaterThan(hung.reduce((sum, work) => sum + work.width, 0) + 79);
        expect(width).toBeGreaterThan(FURNITURE_SIDES[furniture].width + 30);
        for (const work of hung) expect(-top).toBeGreaterThan(work.height + 79);
      }),
    );
  });
});
