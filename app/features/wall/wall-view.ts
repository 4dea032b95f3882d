import type {Furniture, Room} from '~/shop/room/room-view';
import type {Sides} from '~/lib/lengths';
import {GAP, scaledMap, type WallMap} from './wall-map';
import {boundsOf, type WallState} from './wall-state';

/** The view of the wall: the picture of the room or the photo, whole and as large as the stage allows. */
export interface WallView {
  /** The drawn room; null for a photo. */
  room: Room | null;
  /** The picture's sides in CSS pixels. */
  sides: Sides;
  /** CSS pixels per unit of the picture: a centimetre of a room, a pixel of a photo. */
  scale: number;
  /** The wall on the picture, in CSS pixels; null while a photo's scale is not set. */
  wall: WallMap | null;
}

export function wallViewOf(state: WallState, stage: Sides): WallView {
  const room = state.background === 'room' ? roomFor(stage, state.works.map(boundsOf)) : null;
  const picture = room ?? state.photo?.image ?? {width: 4, height: 3};
  const scale = Math.min(stage.width / picture.width, stage.height / picture.height);
  const wall = room ? {origin: {x: -room.left, y: -room.top}, pixelsPerCm: 1} : state.wall;
  return {
    room,
    sides: {width: picture.width * scale, height: picture.height * scale},
    scale,
    wall: wall && scaledMap(wall, scale),
  };
}

/** The height of the floor in front of the wall, as drawn. */
const FLOOR = 28;

/** Wide enough to show all of the furniture, in centimetres. */
const LEAST_WIDTH: Record<Furniture, number> = {sideboard: 212, sofa: 256};
const LEAST_WALL = 176;

/** A longer row hangs above a sofa. */
const LONGEST_ABOVE_SIDEBOARD = 80;
const MARGIN = 40;

/** The smallest room that shows the works at eye level with furniture below, in the proportions of a stage. */
export function roomFor(stage: Sides, works: readonly Sides[]): Room {
  const row = works.reduce((sum, {width}) => sum + width + GAP, 0);
  const tallest = Math.max(...works.map(({height}) => height));
  const furniture = row - GAP > LONGEST_ABOVE_SIDEBOARD ? 'sofa' : 'sideboard';
  const width = Math.max(LEAST_WIDTH[furniture], row + 2 * MARGIN);
  const height = Math.max(LEAST_WALL, tallest + 2 * MARGIN) + FLOOR;
  const ratio = stage.width / stage.height;
  // The rest of the stage is wall.
  const whole = {width: Math.max(width, height * ratio), height: Math.max(height, width / ratio)};
  return {...whole, left: -whole.width / 2, top: FLOOR - whole.height, furniture};
}
