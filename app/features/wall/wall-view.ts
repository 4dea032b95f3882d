import {
  compose,
  invert,
  project,
  scaleAndMove,
  type Homography,
  type Point,
} from './geometry/homography';
import {roomFor, roomToPicture, type RoomView} from './geometry/room';
import {mapOfSetting} from './scale-setting';
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
  /** The wall's map onto the picture; null while a photo's scale is not set. */
  toPicture: Homography | null;
}

/** The picture whole and as large as the stage allows. */
export function viewOf(state: WallState, stage: Sides): WallView {
  const room = state.place === 'room' ? roomOf(state, stage) : null;
  const picture = room
    ? {width: room.width, height: room.wallHeight + room.floorHeight}
    : {width: state.photo?.width ?? 4, height: state.photo?.height ?? 3};
  const scale = Math.min(stage.width / picture.width, stage.height / picture.height);
  return {
    room,
    picture,
    fit: {
      scale,
      left: (stage.width - picture.width * scale) / 2,
      top: (stage.height - picture.height * scale) / 2,
    },
    toPicture: room ? roomToPicture(room) : state.scale && mapOfSetting(state.scale),
  };
}

function roomOf({works}: WallState, stage: Sides): RoomView {
  const placed = works.map(placedOf);
  const row = placed.reduce((sum, {width}) => sum + width + 12, 0);
  return roomFor(stage, {width: row, tallest: Math.max(...placed.map(({height}) => height))});
}

/** The picture's map onto the stage. */
export function pictureToStage({fit: {scale, left, top}}: WallView): Homography {
  return scaleAndMove(scale, scale, left, top);
}

/** The wall's map onto the stage; null while a photo's scale is not set. */
export function wallToStage(view: WallView): Homography | null {
  return view.toPicture && compose(pictureToStage(view), view.toPicture);
}

/** A point of the stage as one of the picture, within its edges. */
export function stageToPicture(view: WallView, {x, y}: Point): Point {
  const {scale, left, top} = view.fit;
  return withinPicture(view, {x: (x - left) / scale, y: (y - top) / scale});
}

/** The nearest point that the picture has. */
export function withinPicture({picture}: WallView, {x, y}: Point): Point {
  const limit = (value: number, most: number) => Math.min(Math.max(value, 0), most);
  return {x: limit(x, picture.width), y: limit(y, picture.height)};
}

/** A point of the stage as one of the wall; null where there is no wall. */
export function stageToWall(view: WallView, point: Point): Point | null {
  const map = wallToStage(view);
  const back = map && invert(map);
  return back && project(back, point);
}

/** Whether a point of the wall is in the picture. */
export function isInPicture({toPicture, picture}: WallView, point: Point): boolean {
  const at = toPicture && project(toPicture, point);
  return Boolean(at && at.x >= 0 && at.y >= 0 && at.x <= picture.width && at.y <= picture.height);
}
