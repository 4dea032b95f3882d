import type {RefObject} from 'react';
import words from '#words/wall-photo';
import type {Point} from './geometry/homography';
import {arrowStep} from './arrow-step';
import {useDrag} from './use-drag';
import {stageToPicture, withinPicture, type WallView} from './wall-view';

export interface ScalePointProps {
  label: string;
  /** The point in the photo's pixels. */
  point: Point;
  /** Its place on the stage. */
  at: Point;
  view: WallView;
  stageRef: RefObject<HTMLElement>;
  onMove: (to: Point) => void;
  /** Called when it takes and loses the focus. */
  onFocusChange: (hasFocus: boolean) => void;
}

/** A point on the photo; pointers drag it, arrow keys move it by a pixel of the photo. */
export function ScalePoint({
  label,
  point,
  at,
  view,
  stageRef,
  onMove,
  onFocusChange,
}: ScalePointProps) {
  const {handlers} = useDrag(stageRef, at, (to) => onMove(stageToPicture(view, to)));
  return (
    <button
      type="button"
      className="wall-point"
      style={{left: at.x, top: at.y}}
      aria-label={words.point(label, Math.round(point.x), Math.round(point.y))}
      aria-describedby="wall-point-keys"
      onFocus={() => onFocusChange(true)}
      onBlur={() => onFocusChange(false)}
      onKeyDown={(event) => {
        const step = arrowStep(event);
        if (step) onMove(withinPicture(view, {x: point.x + step.x, y: point.y + step.y}));
      }}
      {...handlers}
      onPointerDown={(event) => {
        event.currentTarget.focus({preventScroll: true});
        handlers.onPointerDown(event);
      }}
    />
  );
}
