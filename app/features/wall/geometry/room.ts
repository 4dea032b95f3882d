import {GAP} from './placement';

export interface Sides {
  width: number;
  height: number;
}

/** What of a room a picture shows, in centimetres; x = 0 is its middle, y = 0 the floor's edge at the wall. */
export interface RoomView {
  width: number;
  /** The height of the wall that is in view. */
  wallHeight: number;
}

/** The length of the drawn bench. */
export const BENCH = {length: 120, height: 45} as const;

/** The height of the floor in front of the wall, as drawn. */
export const FLOOR = 38;

const LEAST_WIDTH = 185;
const LEAST_WALL = 205;
const MARGIN = 40;

/** The smallest room that shows the works at eye level with the bench, in the proportions of a stage. */
export function roomFor(stage: Sides, works: readonly Sides[]): RoomView {
  const row = works.reduce((sum, {width}) => sum + width + GAP, 0);
  const tallest = Math.max(...works.map(({height}) => height));
  const width = Math.max(LEAST_WIDTH, row + 2 * MARGIN);
  const height = Math.max(LEAST_WALL, tallest + 2 * MARGIN) + FLOOR;
  const ratio = stage.width / stage.height;
  // What the stage has to spare becomes wall.
  const whole = {width: Math.max(width, height * ratio), height: Math.max(height, width / ratio)};
  return {width: whole.width, wallHeight: whole.height - FLOOR};
}
