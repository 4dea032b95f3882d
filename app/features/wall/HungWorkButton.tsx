import {useLayoutEffect, useRef, type CSSProperties, type Dispatch, type RefObject} from 'react';
import {compose, cssMatrix, project} from './geometry/homography';
import type {Light} from './geometry/light';
import {pixelsPerCentimetre} from './geometry/scale';
import {formatSides} from './geometry/lengths';
import {arrowStep} from './arrow-step';
import {drawWork, resolutionFor, sheetOf, sheetToWall} from './draw-work';
import {useDrag} from './use-drag';
import type {HungWork, WallAction} from './wall-state';
import {isInPicture, stageToWall, wallToStage, type WallView} from './wall-view';

export interface HungWorkButtonProps {
  hung: HungWork;
  view: WallView;
  picture: HTMLImageElement | undefined;
  light: Light;
  dispatch: Dispatch<WallAction>;
  stageRef: RefObject<HTMLElement>;
}

/** More is not seen while something moves, and a phone has to keep up. */
const MOST_DEVICE_PIXELS = 2;

/** A work on the wall, in its perspective. Pointers drag it, arrow keys move it by a centimetre, E hangs it. */
export function HungWorkButton({
  hung,
  view,
  picture,
  light,
  dispatch,
  stageRef,
}: HungWorkButtonProps) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const {work, size, frame} = hung;
  const {handle, title} = work;
  const map = wallToStage(view);
  const density = map ? pixelsPerCentimetre(map, hung) : 1;
  const sharpness = Math.min(window.devicePixelRatio, MOST_DEVICE_PIXELS);
  const resolution = resolutionFor(hung, density * sharpness);

  // Drawn again only when it looks different: moving it is the browser's work.
  const look = light.map((factor) => factor.toFixed(2)).join();
  useLayoutEffect(() => {
    const shown = look.split(',').map(Number) as unknown as Light;
    if (canvasRef.current) drawWork(canvasRef.current, hung, resolution, {picture, light: shown});
    // eslint-disable-next-line react-hooks/exhaustive-deps -- its place does not change its looks
  }, [size, frame, resolution, picture, look]);

  function moveTo(to: {x: number; y: number} | null) {
    if (to && isInPicture(view, to)) dispatch({type: 'move', handle, to});
  }
  const {isDragging, handlers} = useDrag(stageRef, (map && project(map, hung)) ?? hung, (point) =>
    moveTo(stageToWall(view, point)),
  );

  if (!map) return null;
  const style = {
    ...sheetOf(hung, resolution),
    transform: cssMatrix(compose(map, sheetToWall(hung, resolution))),
    '--wall-pixel': `${resolution / density}px`,
  } as CSSProperties;
  return (
    <button
      type="button"
      className="wall-work"
      style={style}
      data-dragging={isDragging || undefined}
      aria-label={`${title}, ${formatSides(size.width, size.height)}`}
      aria-describedby="wall-keys"
      aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown E"
      onFocus={() => dispatch({type: 'activate', handle})}
      onKeyDown={(event) => {
        const step = arrowStep(event);
        if (step) moveTo({x: hung.x + step.x, y: hung.y - step.y});
        if (event.key.toLowerCase() === 'e') dispatch({type: 'hang', handle});
      }}
      {...handlers}
      onPointerDown={(event) => {
        // Safari does not focus a pressed button.
        event.currentTarget.focus({preventScroll: true});
        handlers.onPointerDown(event);
      }}
    >
      <canvas ref={canvasRef} />
    </button>
  );
}
