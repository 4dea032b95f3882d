/** A point in CSS pixels, from the centre of the frame. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Zoom and offset: `scale` 1 shows the whole picture, `x` and `y` move its centre. */
export interface Zoom extends Point {
  scale: number;
}

/** The whole picture, centred. */
export const WHOLE: Zoom = {scale: 1, x: 0, y: 0};

export const MAX_SCALE = 4;

/** The scale of a double tap and of the zoom button: close enough to see single brush strokes. */
export const CLOSE_SCALE = 2.5;

/** Zooms to a scale within the limits; the picture's point under `at` stays in place. */
export function zoomAt(zoom: Zoom, scale: number, at: Point): Zoom {
  const limited = Math.min(Math.max(scale, 1), MAX_SCALE);
  const factor = limited / zoom.scale;
  return {
    scale: limited,
    x: at.x - (at.x - zoom.x) * factor,
    y: at.y - (at.y - zoom.y) * factor,
  };
}

/**
 * Limits the offset so that the picture fills the frame, or is centred where it is smaller; `picture` is its size at
 * scale 1.
 */
export function limitToFrame({scale, x, y}: Zoom, picture: Size, frame: Size): Zoom {
  const limit = (offset: number, shown: number, room: number) => {
    const spare = Math.max(0, (shown * scale - room) / 2);
    return Math.min(Math.max(offset, -spare), spare);
  };
  return {
    scale,
    x: limit(x, picture.width, frame.width),
    y: limit(y, picture.height, frame.height),
  };
}
