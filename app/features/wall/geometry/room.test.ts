import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {BENCH, roomFor, roomToPicture} from './room';
import {toPicture} from './wall-map';

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
        const {width, wallHeight, floorHeight} = roomFor(stage, row);
        expect(width / (wallHeight + floorHeight)).toBeCloseTo(stage.width / stage.height);
        expect(width).toBeGreaterThan(row.width + 79);
        expect(width).toBeGreaterThan(BENCH.length + 60);
        expect(wallHeight).toBeGreaterThan(row.tallest + 79);
      }),
    );
  });
});

describe('roomToPicture', () => {
  it('puts the middle of the floor’s edge below the wall', () => {
    const map = roomToPicture({width: 300, wallHeight: 240, floorHeight: 40});
    expect(toPicture(map, {x: 0, y: 0})).toEqual({x: 150, y: 240});
    expect(toPicture(map, {x: -150, y: 240})).toEqual({x: 0, y: 0});
  });
});
