import {describe, expect, it} from 'vitest';
import {limitToFrame, MAX_SCALE, WHOLE, zoomAt} from './zoom';

describe('zoomAt', () => {
  it('keeps the point of the picture in place', () => {
    const at = {x: 120, y: -40};
    const before = {scale: 1.5, x: 30, y: 10};
    const after = zoomAt(before, 3, at);
    const under = ({scale, x, y}: typeof before) => [(at.x - x) / scale, (at.y - y) / scale];
    expect(under(after)).toEqual(under(before));
  });

  it.each([
    [0.5, 1],
    [1, 1],
    [MAX_SCALE, MAX_SCALE],
    [MAX_SCALE + 0.1, MAX_SCALE],
  ])('limits a scale of %d to %d', (scale, expected) => {
    expect(zoomAt(WHOLE, scale, {x: 0, y: 0}).scale).toBe(expected);
  });
});

describe('limitToFrame', () => {
  const picture = {width: 400, height: 300};
  const frame = {width: 600, height: 500};

  it.each([
    ['within its room', 90, 90],
    ['at its edge', 100, 100],
    ['past its edge', 101, 100],
    ['past the other edge', -101, -100],
  ])('leaves a picture %s no gap', (_, x, expected) => {
    expect(limitToFrame({scale: 2, x, y: 0}, picture, frame).x).toBe(expected);
  });

  it('centres a side that is smaller than the frame', () => {
    const {x, y} = limitToFrame({scale: 1.6, x: 500, y: 500}, picture, frame);
    expect([x, y]).toEqual([20, 0]);
  });
});
