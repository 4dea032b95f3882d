import {describe, expect, it} from 'vitest';
import {estimateLight} from './photo';

const photoOf = (...colour: [number, number, number]) => [...colour, 255, ...colour, 255];

describe('the light of a photo', () => {
  it('leaves a work on a well-lit white wall as it is', () => {
    for (const factor of estimateLight(photoOf(230, 230, 230))) expect(factor).toBeCloseTo(1);
  });

  it('darkens a work in a dark room, but never to black', () => {
    const [red, green, blue] = estimateLight(photoOf(40, 40, 40));
    expect(red).toBeLessThan(0.75);
    expect(red).toBeGreaterThan(0.6);
    expect([green, blue]).toEqual([red, red]);
  });

  it('warms a work slightly in lamplight', () => {
    const [red, green, blue] = estimateLight(photoOf(240, 200, 140));
    expect(red).toBeGreaterThan(green);
    expect(green).toBeGreaterThan(blue);
    expect(blue / red).toBeGreaterThan(0.75);
  });
});
