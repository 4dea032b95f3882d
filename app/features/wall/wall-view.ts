import {roomFor, roomToPicture, type RoomView} from './geometry/room';
import type {Point, WallMap} from './geometry/wall-map';
import {placedOf, type WallState} from './wall-state';

export interface Sides {
  width: number;
  height: number;
}

/** How the wall is seen: the picture of the room or the photo, and where it is on the stage. */
export interface WallView {
  /** The room that is drawn; null for a photo. */
  room: RoomView | null;
  /** The picture's sides: of a room in centimetres, of a photo in its pixels. */
  picture: Sides;
  /** The picture's place on the stage, in CSS pixels. */
  fit: {scale: number; left: number; top: number};
  /** The wall on the picture; null while a photo's scale is not set. */
  wall: WallMap | null;
}

/** The picture whole and as large as the stage allows. */
export function viewOf(state: WallState, stage: Sides): WallView {
  const room = state.place === 'room' ? roomOf(state, stage) : null;
  const picture = room
    ? {width: room.width, height: room.wallHeight + room.floorHeight}
    : (state.photo?.canvas ?? {width: 4, height: 3});
  const scale = Math.min(stage.width / picture.width, stage.height / picture.height);
  return {
    room,
    picture,
    fit: {
      scale,
      left: (stage.width - picture.width * scale) / 2,
      top: (stage.height - picture.height * scale) / 2,
    },
    wall: room ? roomToPicture(room) : state.wall,
  };
}

function roomOf({works}: WallState, stage: Sides): RoomView {
  const placed = works.map(placedOf);
  const row = placed.reduce((sum, {width}) => sum + width + 12, 0);
  return roomFor(stage, {width: row, tallest: Math.max(...placed.map(({height}) => height))});
}

/** A wall of the picture on the stage. */
export function onStage(view: WallView, wall: WallMap): WallMap {
  return {
    origin: pictureToStage(view, wall.origin),
    pixelsPerCm: wall.pixelsPerCm * view.fit.scale,
  };
}

export function pictureToStage({fit: {scale, left, top}}: WallView, {x, y}: Point): Point {
  return {x: left + x * scale, y: top + y * scale};
}

export function stageToPicture({fit: {scale, left, top}}: WallView, {x, y}: Point): Point {
  return {x: (x - left) / scale, y: (y - top) / scale};
}

/** The nearest point of the stage at which the picture is. */
export function withinPicture({picture, fit: {scale, left, top}}: WallView, {x, y}: Point): Point {
  return {
    x: Math.min(Math.max(x, left), left + picture.width * scale),
    y: Math.min(Math.max(y, top), top + picture.height * scale),
  };
}
