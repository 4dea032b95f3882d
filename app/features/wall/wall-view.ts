import type {Sides} from '~/shop/room/room-view';
import {FLOOR, roomFor, type RoomView} from './geometry/room';
import type {WallMap} from './geometry/wall-map';
import {boundsOf, type WallState} from './wall-state';

/** The view of the wall: the picture of the room or the photo, whole and as large as the stage allows. */
export interface WallView {
  /** The drawn room; null for a photo. */
  room: RoomView | null;
  /** The picture's sides in CSS pixels. */
  sides: Sides;
  /** CSS pixels per unit of the picture: a centimetre of a room, a pixel of a photo. */
  scale: number;
  /** The wall on the picture, in CSS pixels; null while a photo's scale is not set. */
  wall: WallMap | null;
}

export function viewOf(state: WallState, stage: Sides): WallView {
  const room = state.place === 'room' ? roomFor(stage, state.works.map(boundsOf)) : null;
  const picture = room
    ? {width: room.width, height: room.wallHeight + FLOOR}
    : (state.photo?.image ?? {width: 4, height: 3});
  const scale = Math.min(stage.width / picture.width, stage.height / picture.height);
  const wall = room
    ? {origin: {x: room.width / 2, y: room.wallHeight}, pixelsPerCm: 1}
    : state.wall;
  return {
    room,
    sides: {width: picture.width * scale, height: picture.height * scale},
    scale,
    wall: wall && scaledMap(wall, scale),
  };
}

/** The map onto a picture that is `scale` times as large. */
export function scaledMap({origin, pixelsPerCm}: WallMap, scale: number): WallMap {
  return {
    origin: {x: origin.x * scale, y: origin.y * scale},
    pixelsPerCm: pixelsPerCm * scale,
  };
}
