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
 * Left and right show the neighbours, or pan, as up and down do, while zoomed in; Home and End show the first and last
 * picture; plus and minus zoom. The browser handles Escape.
 *
 * Attach it through React, so that it always acts on the current state.
 */
export function viewerKeyHandler(keys: ViewerKeys) {
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action = findAction(event.key, keys);
    if (!action) return;
    event.preventDefault();
    action();
  };
}

function findAction(key: string, {isZoomed, ...on}: ViewerKeys): (() => void) | undefined {
  const turnOrPan = (step: -1 | 1) => () =>
    isZoomed ? on.onPan({x: -step * PAN_PX, y: 0}) : on.onStep(step);
  const actions: Record<string, () => void> = {
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
  return actions[key];
}
