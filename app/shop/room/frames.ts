import type {Sides} from '~/lib/lengths';

/** Frames as drawn: the face, and its edges in light and in shade. Null means no frame. */
export const FRAMES = {
  none: null,
  oak: {face: '#b99a6b', light: '#c8ab7e', shade: '#9f8157'},
  black: {face: '#26282a', light: '#3a3d40', shade: '#17191a'},
  white: {face: '#f4f2ec', light: '#fdfcfa', shade: '#d9d5cb'},
} as const;

export type FrameName = keyof typeof FRAMES;

/** The width of a frame's face, in centimetres. */
const FACE = 2;

/** The outer dimensions of a frame, in centimetres, from the dimensions of its opening. */
export function framedSides({width, height}: Sides, frame: FrameName): Sides & {face: number} {
  const face = FRAMES[frame] ? FACE : 0;
  return {width: width + 2 * face, height: height + 2 * face, face};
}
