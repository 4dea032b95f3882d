import {describe, expect, it} from 'vitest';
import {createGestureTracker, type GestureListener} from './gesture-tracker';

function track() {
  const received: unknown[][] = [];
  const hear =
    (name: string) =>
    (...details: unknown[]) =>
      void received.push([name, ...details]);
  const listener: GestureListener = {
    onStart: hear('start'),
    onDrag: hear('drag'),
    onPinch: hear('pinch'),
    onDoubleTap: hear('double tap'),
    onEnd: hear('end'),
  };
  const tracker = createGestureTracker(listener);
  return {tracker, names: () => received.map(([name]) => name), received};
}

const step = (id: number, x: number, y: number, timeMs = 0) => ({id, x, y, timeMs});

describe('createGestureTracker', () => {
  it('reports each drag of one pointer, and the whole movement at the end', () => {
    const {tracker, received} = track();
    tracker.down(step(1, 100, 0, 1000));
    tracker.move(step(1, 70, 5, 1050));
    tracker.up(step(1, 70, 5, 1200));
    expect(received).toEqual([
      ['start'],
      ['drag', {x: -30, y: 5}],
      ['end', {x: -30, y: 5, durationMs: 200}],
    ]);
  });

  it('reports two pointers as a pinch around their midpoint, and no swipe at the end', () => {
    const {tracker, received} = track();
    tracker.down(step(1, -50, 0));
    tracker.down(step(2, 50, 0));
    tracker.move(step(2, 150, 0));
    tracker.up(step(1, -50, 0, 90));
    tracker.up(step(2, 150, 0, 100));
    expect(received).toEqual([
      ['start'],
      ['pinch', 2, {x: 50, y: 0}, {x: 50, y: 0}],
      ['end', null],
    ]);
  });

  it.each([
    ['in time and place', 350, 40, true],
    ['too late', 351, 40, false],
    ['too far away', 350, 41, false],
  ])('recognises a second tap %s', (_, laterMs, awayPx, isDouble) => {
    const {tracker, names} = track();
    for (const [x, timeMs] of [
      [0, 0],
      [awayPx, laterMs],
    ] as const) {
      tracker.down(step(1, x, 0, timeMs));
      tracker.up(step(1, x, 0, timeMs));
    }
    expect(names().includes('double tap')).toBe(isDouble);
  });

  it('starts over after a double tap: a third tap is not another one', () => {
    const {tracker, names} = track();
    for (const timeMs of [0, 100, 200]) {
      tracker.down(step(1, 0, 0, timeMs));
      tracker.up(step(1, 0, 0, timeMs));
    }
    expect(names().filter((name) => name === 'double tap')).toHaveLength(1);
  });

  it('does not report a drag as a tap', () => {
    const {tracker, names} = track();
    for (const timeMs of [0, 100]) {
      tracker.down(step(1, 0, 0, timeMs));
      tracker.move(step(1, 11, 0, timeMs));
      tracker.up(step(1, 11, 0, timeMs));
    }
    expect(names()).not.toContain('double tap');
  });

  it('ends without a movement when the browser cancels the gesture', () => {
    const {tracker, received} = track();
    tracker.down(step(1, 0, 0));
    tracker.cancel({id: 1});
    expect(received).toEqual([['start'], ['end', null]]);
  });

  it('ignores a pointer that was pressed outside', () => {
    const {tracker, received} = track();
    tracker.move(step(1, 5, 5));
    tracker.up(step(1, 5, 5));
    expect(received).toEqual([]);
  });
});
