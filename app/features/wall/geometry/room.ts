import type {Furniture, Sides} from '~/shop/room/room-view';
import {GAP} from './placement';

/** What of a room a picture shows, in centimetres; x = 0 is its middle, y = 0 the floor's edge at the wall. */
export interface RoomView {
  width: number;
  /** The height of the wall that is in view. */
  wallHeight: number;
  furniture: Furniture;
}

/** The height of the floor in front of the wall, as drawn. */
export const FLOOR = 38;

/** The furniture is shown whole. */
const LEAST_WIDTH: Record<Furniture, number> = {sideboard: 220, sofa: 264};
const LEAST_WALL = 190;

/** A longer row hangs above a sofa. */
const LONGEST_ABOVE_SIDEBOARD = 80;
const MARGIN = 40;

/** The smallest room that shows the works at eye level with furniture below, in the proportions of a stage. */
export function roomFor(stage: Sides, works: readonly Sides[]): RoomView {
  const row = works.reduce((sum, {width}) => sum + width + GAP, 0);
  const tallest = Math.max(...works.map(({height}) => height));
  const furniture = row - GAP > LONGEST_ABOVE_SIDEBOARD ? 'sofa' : 'sideboard';
  const width = Math.max(LEAST_WIDTH[furniture], row + 2 * MARGIN);
  const height = Math.max(LEAST_WALL, tallest + 2 * MARGIN) + FLOOR;
  const ratio = stage.width / stage.height;
  // What the stage has to spare becomes wall.
  const whole = {width: Math.max(width, height * ratio), height: Math.max(height, width / ratio)};
  return {width: whole.width, wallHeight: whole.height - FLOOR, furniture};
}
