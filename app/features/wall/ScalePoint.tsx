import type {RefObject} from 'react';
import type {Point} from '~/lib/wall/homography';
import {arrowStep} from './arrow-step';
import {useDrag} from './use-drag';
import {stageToPicture, type WallView} from './wall-view';

export interface ScalePointProps {
  label: string;
  /** In the photo's pixels. */
  point: Point;
  /** On the stage. */
  at: Point;
  view: WallView;
  stageRef: RefObject<HTMLElement>;
  onMove: (to: Point) => void;
  /** Called when it takes and loses the focus. */
  onWatch: (isWatched: boolean) => void;
}

/** A point on the photo; pointers drag it, arrow keys move it by a pixel of the photo. */
export function ScalePoint({label, point, at, view, stageRef, onMove, onWatch}: ScalePointProps) {
  const {handlers} = useDrag(stageRef, at, (to) => onMove(stageToPicture(view, to)));
  return (
    <button
      type="button"
      className="wall-point"
      style={{left: at.x, top: at.y}}
      aria-label={`${label}, ${Math.round(point.x)} across and ${Math.round(point.y)} down`}
      aria-describedby="wall-point-keys"
      onFocus={() => onWatch(true)}
      onBlur={() => onWatch(false)}
      onKeyDown={(event) => {
        const step = arrowStep(event);
        if (!step) return;
        const {width, height} = view.picture;
        const limit = (value: number, most: number) => Math.min(Math.max(value, 0), most);
        onMove({x: limit(point.x + step.x, width), y: limit(point.y + step.y, height)});
      }}
      {...handlers}
      onPointerDown={(event) => {
        event.currentTarget.focus({preventScroll: true});
        handlers.onPointerDown(event);
      }}
    />
  );
}
