import type {RefObject} from 'react';
import {useWords} from '~/words';
import {formatLength} from './format-length';
import {toPicture, toWall, type WallMap} from './wall-map';
import {useMove} from './use-move';
import {boundsOf, type WallItem} from './wall-state';

export interface FloorLineProps {
  /** Its height on the wall. */
  y: number;
  /** The work whose lower edge it is measured from. */
  active: WallItem;
  wall: WallMap;
  pictureRef: RefObject<HTMLElement>;
  onMove: (y: number) => void;
}

/** The handle's distance from the picture's left edge, in CSS pixels. */
const HANDLE_AT = 28;
const [LOWEST, HIGHEST] = [-1000, 1000];

/** The line where the photographed wall meets the floor; pointers and arrow keys move it. */
export function FloorLine({y, active, wall, pictureRef, onMove}: FloorLineProps) {
  const words = useWords();
  const at = {x: HANDLE_AT, y: toPicture(wall, {x: 0, y}).y};
  const handlers = useMove({
    pictureRef,
    at,
    step: wall.pixelsPerCm,
    onMove: (to) => onMove(toWall(wall, to).y),
  });
  const placed = boundsOf(active);
  const distance = placed.y - placed.height / 2 - y;
  return (
    <>
      <div
        className="pointer-events-none absolute w-full border-t-[1.5px] border-dashed border-white drop-shadow-[0_0_1px_#17232bcc]"
        style={{top: at.y}}
      />
      <button
        type="button"
        role="slider"
        aria-orientation="vertical"
        aria-label={words.wallPhoto.floor}
        aria-valuenow={Math.round(distance)}
        aria-valuemin={LOWEST}
        aria-valuemax={HIGHEST}
        aria-valuetext={words.wallPhoto.below(formatLength(words, distance))}
        className="absolute grid min-h-11 min-w-11 -translate-x-4 -translate-y-1/2 cursor-ns-resize touch-pinch-zoom items-center"
        style={{left: at.x, top: at.y}}
        {...handlers}
      >
        <span className="border border-ink bg-wall px-2.5 py-0.5 text-xs">
          {words.wallPhoto.floor}
        </span>
      </button>
    </>
  );
}
