import type {WallSize, WallWork} from '~/shop/product/wall-work';
import {invert, project, type Point} from './geometry/homography';
import {eyeLevelOf, sideBySide, type Placed} from './geometry/placement';
import {framedSides, type FrameName} from './frames';
import type {Photo} from './read-photo';
import {firstSetting, mapOfSetting, measuredObject, type ScaleSetting} from './scale-setting';

/** A work on the wall, by its centre in centimetres. */
export interface HungWork extends Point {
  work: WallWork;
  size: WallSize;
  frame: FrameName;
}

export interface WallState {
  place: 'room' | 'photo';
  works: HungWork[];
  /** The handle of the work that the fields are about. */
  active: string;
  photo: Photo | null;
  scale: ScaleSetting | null;
  /** Whether the photo's scale is set, so that works can hang there. */
  isScaled: boolean;
  /** The height of the floor on the photo; the drawn room's is 0. */
  floorY: number;
}

export type WallAction =
  | {type: 'go'; place: WallState['place']}
  | {type: 'show photo'; photo: Photo}
  | {type: 'set scale'; scale: ScaleSetting}
  | {type: 'finish scale'}
  | {type: 'scale again'}
  | {type: 'move'; handle: string; to: Point}
  | {type: 'hang'; handle: string}
  | {type: 'change'; handle: string; to: Partial<Pick<HungWork, 'size' | 'frame'>>}
  | {type: 'activate'; handle: string}
  | {type: 'add'; work: WallWork}
  | {type: 'remove'; handle: string}
  | {type: 'set floor'; y: number};

/** The drawn room with a work at eye level. */
export function firstState(work: WallWork): WallState {
  const [size] = work.sizes;
  return hangAll({
    place: 'room',
    works: [{work, size, frame: 'none', x: 0, y: 0}],
    active: work.handle,
    photo: null,
    scale: null,
    isScaled: false,
    floorY: 0,
  });
}

/** The rectangle that a work takes on the wall, with its frame. */
export function placedOf({size, frame, x, y}: HungWork): Placed {
  const {width, height} = framedSides(size, frame);
  return {x, y, width, height};
}

export function activeWork({works, active}: WallState): HungWork {
  return works.find(({work}) => work.handle === active) ?? works[0]!;
}

export function reduceWall(state: WallState, action: WallAction): WallState {
  switch (action.type) {
    case 'go':
      return hangAll({...state, place: action.place});
    case 'show photo': {
      const {photo} = action;
      return {...state, place: 'photo', photo, scale: firstSetting(photo), isScaled: false};
    }
    case 'set scale':
      return {...state, scale: action.scale};
    case 'finish scale':
      return hangAll({...state, floorY: floorOf(state), isScaled: true});
    case 'scale again':
      return {...state, isScaled: false};
    case 'move':
      return changeWork(state, action.handle, () => action.to);
    case 'hang':
      return changeWork(state, action.handle, (hung) => ({y: heightFor(state, hung)}));
    case 'change':
      return changeWork(state, action.handle, () => action.to);
    case 'activate':
      return {...state, active: action.handle};
    case 'add': {
      const [size] = action.work.sizes;
      const {frame} = activeWork(state);
      const works = [...state.works, {work: action.work, size, frame, x: 0, y: 0}];
      return hangAll({...state, works, active: action.work.handle});
    }
    case 'remove': {
      const works = state.works.filter(({work}) => work.handle !== action.handle);
      return hangAll({...state, works, active: works[0]!.work.handle});
    }
    case 'set floor':
      return {...state, floorY: action.y};
  }
}

function changeWork(
  state: WallState,
  handle: string,
  change: (hung: HungWork) => Partial<HungWork>,
): WallState {
  const works = state.works.map((hung) =>
    hung.work.handle === handle ? {...hung, ...change(hung)} : hung,
  );
  return {...state, works};
}

/** The height at which a work's centre hangs by itself. */
function heightFor({place, floorY}: WallState, hung: HungWork): number {
  return eyeLevelOf(placedOf(hung).height, place === 'room' ? 0 : floorY);
}

/** All works in a row, in the middle of the room or of the photo. */
function hangAll(state: WallState): WallState {
  const centres = sideBySide(
    state.works.map((hung) => placedOf(hung).width),
    state.place === 'photo' ? middleOf(state) : 0,
  );
  const works = state.works.map((hung, index) => ({
    ...hung,
    x: centres[index]!,
    y: heightFor(state, hung),
  }));
  return {...state, works};
}

/** A photo's bottom edge, above which the floor is expected. */
const FLOOR_PART = 0.95;

/** A door says where the floor is; otherwise it is near the lower edge of the photo until the visitor says. */
function floorOf(state: WallState): number {
  const isKnown = state.scale && measuredObject(state.scale).standsOnFloor;
  return isKnown ? 0 : (wallAt(state, 0.5, FLOOR_PART)?.y ?? 0);
}

function middleOf(state: WallState): number {
  return wallAt(state, 0.5, 0.5)?.x ?? 0;
}

/** The wall's point at a place of the photo, in parts of its sides. */
function wallAt({photo, scale}: WallState, across: number, down: number): Point | null {
  const map = scale && mapOfSetting(scale);
  const back = map && invert(map);
  return back && photo ? project(back, {x: photo.width * across, y: photo.height * down}) : null;
}
