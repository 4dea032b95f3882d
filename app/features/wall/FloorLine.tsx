import type {RefObject} from 'react';
import words from '#words/wall-photo';
import {lineAcross} from './geometry/homography';
import {formatLength} from './geometry/lengths';
import {clearance} from './geometry/placement';
import {arrowStep} from './arrow-step';
import {useDrag} from './use-drag';
import {placedOf, type HungWork} from './wall-state';
import {stageToWall, wallToStage, type Sides, type WallView} from './wall-view';

export interface FloorLineProps {
  /** Its height on the wall. */
  y: number;
  /** The work from whose lower edge it is measured. */
  active: HungWork;
  view: WallView;
  sides: Sides;
  stageRef: RefObject<HTMLElement>;
  onMove: (y: number) => void;
}

/** The handle's distance from the picture's left edge, in CSS pixels. */
const HANDLE_AT = 28;
const [LOWEST, HIGHEST] = [-1000, 1000];

/** The line where the photographed wall meets the floor, in its perspective; pointers and arrow keys move it. */
export function FloorLine({y, active, view, sides, stageRef, onMove}: FloorLineProps) {
  const map = wallToStage(view);
  const ends = map && lineAcross(map, y, sides.width);
  const x = view.fit.left + HANDLE_AT;
  const at = ends ? {x, y: ends[0].y + ((ends[1].y - ends[0].y) * x) / sides.width} : {x: 0, y: 0};
  const {handlers} = useDrag(stageRef, at, (point) => {
    const lowest = view.fit.top + view.picture.height * view.fit.scale;
    const limited = Math.min(Math.max(point.y, view.fit.top), lowest);
    const wall = stageToWall(view, {x, y: limited});
    if (wall) onMove(wall.y);
  });

  if (!ends) return null;
  const distance = clearance(placedOf(active), y);
  return (
    <>
      <svg
        className="wall-lines"
        style={{clipPath: `inset(${view.fit.top}px ${view.fit.left}px)`}}
        aria-hidden="true"
      >
        <path d={`M${ends[0].x} ${ends[0].y}L${ends[1].x} ${ends[1].y}`} />
      </svg>
      <button
        type="button"
        role="slider"
        aria-orientation="vertical"
        aria-label={words.floor}
        aria-valuenow={Math.round(distance)}
        aria-valuemin={LOWEST}
        aria-valuemax={HIGHEST}
        aria-valuetext={words.below(formatLength(distance))}
        className="wall-line"
        style={{left: at.x, top: at.y}}
        onKeyDown={(event) => {
          const step = arrowStep(event);
          if (step) onMove(y - step.y);
        }}
        {...handlers}
      >
        <span>{words.floor}</span>
      </button>
    </>
  );
}
