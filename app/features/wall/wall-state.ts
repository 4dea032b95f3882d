import type {WallSize, WallWork} from '~/shop/product/wall-work';
import {framedSides, type FrameName} from '~/shop/room/frames';
import type {WallColour} from '~/shop/room/wall-colours';
import type {Sides} from '~/lib/lengths';
import {EVEN_LIGHT, type Light, type Photo} from './photo';
import {firstSetting, mapOfSetting, measuredObject, type ScaleSetting} from './scale-setting';
import {eyeLevelOf, sideBySide, toWall, type Point, type WallMap, type WallRect} from './wall-map';

/** A work on the wall, by its centre in centimetres. */
export interface WallItem extends Point {
  work: WallWork;
  size: WallSize;
  frame: FrameName;
  /** Null until it has loaded. */
  picture: HTMLImageElement | null;
}

export interface WallState {
  background: 'room' | 'photo';
  /** The drawn room's wall. */
  colour: WallColour;
  works: WallItem[];
  /** The handle of the work that the fields are about. */
  active: string;
  photo: Photo | null;
  /** How the photo's scale is set; null without a photo. */
  scale: ScaleSetting | null;
  /** The wall on the photo; null while its scale is not set. */
  wall: WallMap | null;
  /** The height of the floor on the photo; the drawn room's is 0. */
  floorY: number;
}

export type WallAction =
  | {type: 'switch background'; to: WallState['background']}
  | {type: 'show photo'; photo: Photo}
  | {type: 'finish scale'}
  | {
      type: 'set';
      to: Partial<Pick<WallState, 'active' | 'colour' | 'scale' | 'wall' | 'floorY'>>;
    }
  | {type: 'hang'; handle: string}
  | {type: 'change'; handle: string; to: Partial<Omit<WallItem, 'work'>>}
  | {type: 'add'; work: WallWork}
  | {type: 'remove'; handle: string};

/** The drawn room with works at eye level; the fields are about the first. */
export function firstState(work: WallWork, ...beside: readonly WallWork[]): WallState {
  return hangAll({
    background: 'room',
    colour: work.wallColour,
    works: [work, ...beside].map(unhung),
    active: work.handle,
    photo: null,
    scale: null,
    wall: null,
    floorY: 0,
  });
}

/** A print initially hangs in oak, as on its page; an original hangs unframed. */
function unhung(work: WallWork): WallItem {
  const [size] = work.sizes;
  return {work, size, frame: size.opening ? 'oak' : 'none', picture: null, x: 0, y: 0};
}

/** The part of a work that a frame shows; for a print, with its mat. */
export function shownSides({size, frame}: Pick<WallItem, 'size' | 'frame'>): Sides {
  return frame === 'none' ? size : (size.opening ?? size);
}

/** The rectangle that a work covers on the wall, including its frame. */
export function boundsOf({size, frame, x, y}: WallItem): WallRect {
  const {width, height} = framedSides(shownSides({size, frame}), frame);
  return {x, y, width, height};
}

/** The light on the works: that of the photo, so that they look like part of it. */
export function lightOf({background, photo}: WallState): Light {
  return background === 'photo' && photo ? photo.light : EVEN_LIGHT;
}

export function activeWork({works, active}: WallState): WallItem {
  return works.find(({work}) => work.handle === active) ?? works[0]!;
}

export function reduceWall(state: WallState, action: WallAction): WallState {
  switch (action.type) {
    case 'switch background':
      return hangAll({...state, background: action.to});
    case 'show photo': {
      const {photo} = action;
      return {...state, background: 'photo', photo, scale: firstSetting(photo.image), wall: null};
    }
    case 'finish scale': {
      const scaled = {...state, wall: state.scale && mapOfSetting(state.scale)};
      return hangAll({...scaled, floorY: floorOf(scaled)});
    }
    case 'set':
      return {...state, ...action.to};
    case 'hang':
      return changeWork(state, action.handle, (hung) => ({y: heightFor(state, hung)}));
    case 'change':
      return changeWork(state, action.handle, () => action.to);
    case 'add': {
      const works = [...state.works, unhung(action.work)];
      return hangAll({...state, works, active: action.work.handle});
    }
    case 'remove': {
      const works = state.works.filter(({work}) => work.handle !== action.handle);
      const active = activeWork({...state, works}).work.handle;
      return hangAll({...state, works, active});
    }
  }
}

function changeWork(
  state: WallState,
  handle: string,
  change: (hung: WallItem) => Partial<WallItem>,
): WallState {
  const works = state.works.map((hung) =>
    hung.work.handle === handle ? {...hung, ...change(hung)} : hung,
  );
  return {...state, works};
}

/** The initial height of a work's centre. */
function heightFor({background, floorY}: WallState, hung: WallItem): number {
  return eyeLevelOf(boundsOf(hung).height, background === 'room' ? 0 : floorY);
}

/** Puts all works in a row, in the middle of the room or the photo. */
function hangAll(state: WallState): WallState {
  const centres = sideBySide(
    state.works.map((hung) => boundsOf(hung).width),
    state.background === 'photo' ? (wallAt(state, 0.5)?.x ?? 0) : 0,
  );
  const works = state.works.map((hung, index) => ({
    ...hung,
    x: centres[index]!,
    y: heightFor(state, hung),
  }));
  return {...state, works};
}

/** The expected position of the floor, as a fraction of the photo's height. */
const FLOOR_PART = 0.95;

/** A door determines the floor. Otherwise it's near the photo's lower edge until the visitor moves it. */
function floorOf(state: WallState): number {
  const isKnown = state.scale && measuredObject(state.scale).standsOnFloor;
  return isKnown ? 0 : (wallAt(state, FLOOR_PART)?.y ?? 0);
}

/** The wall's point in the middle of the photo's width, at a part of its height. */
function wallAt({photo, wall}: WallState, down: number): Point | null {
  if (!photo || !wall) return null;
  return toWall(wall, {x: photo.image.width / 2, y: photo.image.height * down});
}
