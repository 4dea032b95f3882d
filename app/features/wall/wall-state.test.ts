import {describe, expect, it} from 'vitest';
import type {WallSize, WallWork} from '~/shop/product/wall-work';
import type {Photo} from './photo';
import {mapOfSetting, measuredObject, type ScaleSetting} from './scale-setting';
import {
  activeWork,
  firstState,
  boundsOf,
  reduceWall,
  type WallItem,
  type WallState,
} from './wall-state';
import {toPicture, toWall} from './wall-map';
import {wallViewOf} from './wall-view';

const SMALL: WallSize = {id: 'small', label: '22.5×30 cm', width: 30, height: 22.5};
const LARGE: WallSize = {id: 'large', label: '45×60 cm', width: 60, height: 45};

const aWork = (handle: string): WallWork => ({
  handle,
  title: handle,
  picture: {url: 'https://cdn.shopify.com/a.jpg', width: 1600, height: 1200},
  sizes: [SMALL, LARGE],
  leftOut: [],
  wallColour: 'linen',
});

const DAWN = firstState(aWork('dawn'));
const PHOTO = {image: {width: 2000, height: 1500}} as Photo;
const ON_PHOTO = reduceWall(DAWN, {type: 'show photo', photo: PHOTO});

const change = (state: WallState, to: Partial<WallItem>) =>
  reduceWall(state, {type: 'change', handle: 'dawn', to});

/** The photo with a door in its left part, 2 pixels per centimetre, on a floor at 1300. */
function hungOnPhoto(object: ScaleSetting['object'] = 'door'): WallState {
  const points = [
    {x: 300, y: 1300 - 406.4},
    {x: 300, y: 1300},
  ] as const;
  const scale = {...ON_PHOTO.scale!, object, points};
  return reduceWall(reduceWall(ON_PHOTO, {type: 'set', to: {scale}}), {type: 'finish scale'});
}

describe('the drawn room', () => {
  it('hangs the work in the middle at eye level', () => {
    expect(activeWork(DAWN)).toMatchObject({x: 0, y: 147, size: SMALL});
  });

  it('has its origin in the middle of the floor’s edge', () => {
    const {wall, sides, scale, room} = wallViewOf(DAWN, {width: 900, height: 600});
    const origin = toPicture(wall!, {x: 0, y: 0});
    expect(origin.x).toBeCloseTo(450);
    expect(origin.y).toBeCloseTo(-room!.top * scale);
    expect([sides.width, sides.height].map(Math.round)).toEqual([900, 600]);
  });

  it('starts a print with its mat in an oak frame, and removes both with the frame', () => {
    const print = {...aWork('dawn'), sizes: [{...SMALL, opening: {width: 40, height: 30}}]};
    const state = firstState(print as WallWork);
    expect(boundsOf(activeWork(state))).toMatchObject({width: 44, height: 34});
    const bare = activeWork(change(state, {frame: 'none'}));
    expect(boundsOf(bare)).toMatchObject({width: 30, height: 22.5});
  });

  it('shows another size in the same place', () => {
    const large = activeWork(change(DAWN, {size: LARGE, frame: 'oak'}));
    expect(boundsOf(large)).toMatchObject({x: 0, y: 147, width: 64, height: 49});
  });

  it('hangs works side by side, and rearranges them when one is taken down', () => {
    const both = reduceWall(DAWN, {type: 'add', work: aWork('dusk')});
    expect(both.works.map(({x}) => Math.round(x))).toEqual([-21, 21]);
    expect(both.active).toBe('dusk');
    const one = reduceWall(both, {type: 'remove', handle: 'dawn'});
    expect(one.works.map(({work, x}) => [work.handle, x])).toEqual([['dusk', 0]]);
    expect(activeWork(one).work.handle).toBe('dusk');
  });

  it('stays about a work when another is taken down, or else about the first', () => {
    const three = firstState(aWork('dawn'), aWork('noon'), aWork('dusk'));
    const aboutNoon = reduceWall(three, {type: 'set', to: {active: 'noon'}});
    expect(reduceWall(aboutNoon, {type: 'remove', handle: 'dusk'}).active).toBe('noon');
    expect(reduceWall(aboutNoon, {type: 'remove', handle: 'noon'}).active).toBe('dawn');
  });

  it('hangs a moved work at eye level again, at its new position', () => {
    const hung = reduceWall(change(DAWN, {x: 40, y: 60}), {type: 'hang', handle: 'dawn'});
    expect(activeWork(hung)).toMatchObject({x: 40, y: 147});
  });
});

describe('a photo', () => {
  it('hangs nothing before its scale is set', () => {
    expect(wallViewOf(ON_PHOTO, {width: 1000, height: 1000}).wall).toBeNull();
  });

  it('has its floor at the bottom of a door, and the work in its middle', () => {
    const state = hungOnPhoto();
    expect(state.floorY).toBe(0);
    expect(activeWork(state).x).toBeCloseTo(350);
    expect(activeWork(state).y).toBeCloseTo(147);
  });

  it('assumes the floor near its lower edge by default', () => {
    const state = hungOnPhoto('own');
    // 100 cm on 406.4 pixels; the edge's part is at 1425.
    expect(state.floorY).toBeCloseTo(-125 / 4.064);
    expect(activeWork(state).y).toBeCloseTo(state.floorY + 147);
  });

  it('is shown whole, with the wall in its scale', () => {
    const {sides, wall} = wallViewOf(hungOnPhoto(), {width: 1000, height: 1000});
    expect(sides).toEqual({width: 1000, height: 750});
    expect(toWall(wall!, {x: 150, y: 650})).toEqual({x: 0, y: 0});
  });
});

describe('a scale', () => {
  const setting = ON_PHOTO.scale!;

  it('reads a length in inches', () => {
    const own = {length: 10, unit: 'in'} as const;
    expect(measuredObject({...setting, object: 'own', own}).length).toBe(25.4);
  });

  it('is set from the start', () => {
    expect(mapOfSetting(setting)).not.toBeNull();
  });

  it('is missing without a length', () => {
    const own = {length: Number.NaN, unit: 'cm'} as const;
    expect(mapOfSetting({...setting, object: 'own', own})).toBeNull();
  });
});
