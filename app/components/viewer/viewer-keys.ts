import type {KeyboardEvent} from 'react';
import type {Point} from './zoom';

export interface ViewerKeys {
  isZoomed: boolean;
  onStep: (step: -1 | 1) => void;
  onFirst: () => void;
  onLast: () => void;
  onZoom: (factor: number) => void;
  onPan: (by: Point) => void;
}

const PAN_PX = 80;
const ZOOM_FACTOR = 1.5;

/**
 * Left and right turn to the neighbours, or pan as up and down do while the picture is larger than its frame; Home and
 * End go to the first and the last picture; plus and minus zoom. Escape is the browser's.
 *
 * The handler is for React to attach: it then acts on what is shown when the key is pressed, however quickly.
 */
export function viewerKeyHandler(keys: ViewerKeys) {
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = actOf(event.key, keys);
    if (!act) return;
    event.preventDefault();
    act();
  };
}

function actOf(key: string, {isZoomed, ...on}: ViewerKeys): (() => void) | undefined {
  const turnOrPan = (step: -1 | 1) => () =>
    isZoomed ? on.onPan({x: -step * PAN_PX, y: 0}) : on.onStep(step);
  const acts: Record<string, () => void> = {
    ArrowLeft: turnOrPan(-1),
    ArrowRight: turnOrPan(1),
    ArrowUp: () => on.onPan({x: 0, y: PAN_PX}),
    ArrowDown: () => on.onPan({x: 0, y: -PAN_PX}),
    Home: on.onFirst,
    End: on.onLast,
    '+': () => on.onZoom(ZOOM_FACTOR),
    '=': () => on.onZoom(ZOOM_FACTOR),
    '-': () => on.onZoom(1 / ZOOM_FACTOR),
  };
  return acts[key];
}
