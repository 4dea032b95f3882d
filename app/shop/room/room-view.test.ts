import {describe, expect, it} from 'vitest';
import {FURNITURE_SIDES, roomAround, WIDE_ROOM} from './room-view';

const framed = (width: number, height: number, frame = 14) => ({
  work: {width, height},
  framed: {width: width + frame, height: height + frame},
});

describe('the view of a work', () => {
  it.each([
    ['the smallest print', framed(20.3, 25.4)],
    ['a wide print', framed(40.6, 22.9)],
    ['a large print', framed(81, 102)],
    ['a painting', framed(122, 84, 0)],
    ['a triptych', framed(190, 76, 0)],
  ])('gives %s at least 15 %% of the picture, whole and above the furniture', (_, sides) => {
    const view = roomAround(sides.work, sides.framed);
    const share = (sides.work.width * sides.work.height) / (view.width * view.height);
    expect(share).toBeGreaterThanOrEqual(0.15);
    expect(view.width).toBeGreaterThan(sides.framed.width);
    expect(view.top).toBeLessThan(view.workY - sides.framed.height / 2);
    const lowest = view.workY + sides.framed.height / 2;
    expect(lowest).toBeLessThan(-FURNITURE_SIDES[view.furniture].height);
    expect(view.top + view.height).toBeGreaterThan(-FURNITURE_SIDES[view.furniture].height);
  });

  it('is wider than a very long work', () => {
    const {work, framed: long} = framed(300, 30, 0);
    expect(roomAround(work, long).width).toBeGreaterThan(300);
  });

  it('fills a wide picture when the room of an upright work stands alone', () => {
    const {work, framed: unframed} = framed(81, 102, 0);
    const {width, height, top, workY} = roomAround(work, unframed, WIDE_ROOM);
    expect(width / height).toBeCloseTo(WIDE_ROOM);
    expect(top).toBeLessThan(workY - work.height / 2);
  });

  it('has a sofa when a sideboard would be too small', () => {
    expect(roomAround({width: 30, height: 23}, {width: 45, height: 34}).furniture).toBe(
      'sideboard',
    );
    expect(roomAround({width: 122, height: 84}, {width: 122, height: 84}).furniture).toBe('sofa');
  });
});
