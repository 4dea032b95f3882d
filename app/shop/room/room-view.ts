import type {CSSProperties} from 'react';
import type {Sides} from '~/lib/lengths';

/** The furniture below the work. */
export type Furniture = 'sideboard' | 'sofa';

/** The visible area, in centimetres; y points down. */
export interface View extends Sides {
  left: number;
  top: number;
}

/**
 * The visible area of the drawn room. The origin is where the wall meets the floor, below the middle of the furniture.
 */
export interface Room extends View {
  furniture: Furniture;
}

/** A room with a work on its wall. */
export interface RoomWithWork extends Room {
  /** The centre of the work, which hangs in the middle. */
  workY: number;
}

/** The furniture's dimensions as drawn. */
export const FURNITURE_SIDES: Record<Furniture, Sides> = {
  sideboard: {width: 180, height: 86},
  sofa: {width: 224, height: 82},
};

/** The view's side when the work is 1 × 1: the work then covers 1/2.55² = 15.4 % of it. */
const SIDES_OF_WORK = 2.55;

/** The view is at least this many times as wide and as high as the framed work. */
const AROUND = 1.2;

/** A view without a room is this many times as wide or as high as the frame, whichever is larger. */
const MARGIN = 1.14;

/** A view has the work's proportions within these limits, so that all pictures of a work have the same size. */
const RATIO = {min: 2 / 3, max: 2};

/** The least ratio of a room that has no picture beside it. */
export const WIDE_ROOM = 5 / 4;

/** A wider view has room for a sofa. */
const WIDEST_AT_SIDEBOARD = 170;

/** Works hang at eye level above a sofa, and just above the top of a sideboard. */
const LOWEST_CENTRE_AT_SOFA = 140;
const ABOVE_SOFA = 16;
const ABOVE_SIDEBOARD = {min: 9, ofHeight: 0.16};

/** The share of the free height that is above the work. With a sofa it's less, so that the floor is visible. */
const FREE_ABOVE: Record<Furniture, number> = {sideboard: 0.3, sofa: 0.2};

/** A room around a work, which hangs above the furniture. `framed` has the dimensions of its frame. */
export function roomAround(work: Sides, framed: Sides, leastRatio = RATIO.min): RoomWithWork {
  const ratio = Math.max(leastRatio, viewRatio(work));
  const width = Math.max(
    SIDES_OF_WORK * Math.sqrt(work.width * work.height * ratio),
    AROUND * framed.width,
    AROUND * framed.height * ratio,
  );
  const height = width / ratio;
  const furniture = width > WIDEST_AT_SIDEBOARD ? 'sofa' : 'sideboard';
  const workY = -centreAbove(furniture, framed.height);
  return {
    left: -width / 2,
    top: workY - framed.height / 2 - FREE_ABOVE[furniture] * (height - framed.height),
    width,
    height,
    furniture,
    workY,
  };
}

/** A view without a room: the frame, centred at the origin, with a margin. */
export function viewAround(work: Sides, {width, height}: Sides): View {
  const ratio = viewRatio(work);
  const whole = MARGIN * Math.max(width, height * ratio);
  return {left: -whole / 2, top: -whole / ratio / 2, width: whole, height: whole / ratio};
}

function viewRatio({width, height}: Sides): number {
  return Math.min(RATIO.max, Math.max(RATIO.min, width / height));
}

/** The height of a work's centre above the floor. */
function centreAbove(furniture: Furniture, height: number): number {
  const top = FURNITURE_SIDES[furniture].height;
  if (furniture === 'sofa') {
    return Math.max(LOWEST_CENTRE_AT_SOFA, top + ABOVE_SOFA + height / 2);
  }
  const space = Math.max(ABOVE_SIDEBOARD.min, ABOVE_SIDEBOARD.ofHeight * height);
  return top + space + height / 2;
}

/**
 * The position of a box around a point of a view, as fractions of the view, so that an element stays in place at any
 * size.
 */
export function placeIn(
  view: View,
  {width, height}: Sides,
  centre: {x: number; y: number},
): CSSProperties {
  const part = (length: number, whole: number) => `${((100 * length) / whole).toFixed(3)}%`;
  return {
    left: part(centre.x - width / 2 - view.left, view.width),
    top: part(centre.y - height / 2 - view.top, view.height),
    width: part(width, view.width),
    height: part(height, view.height),
  };
}
