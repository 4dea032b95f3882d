import {useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject} from 'react';
import {createGestureTracker} from './gesture-tracker';
import {swipeStep} from './swipe';
import {CLOSE_SCALE, limitToFrame, WHOLE, zoomAt, type Point, type Zoom} from './zoom';

/** The position of the picture in the viewer. */
export interface PictureView {
  zoom: Zoom;
  /** The horizontal offset of a swipe in progress, in CSS pixels. */
  dragX: number;
  /** True during a gesture, which the picture follows without a transition. */
  isDragging: boolean;
}

export interface PictureViewOptions {
  /** The element that receives the gestures. */
  stageRef: RefObject<HTMLElement>;
  /** The picture in it; its layout size is that at scale 1. */
  pictureRef: RefObject<HTMLElement>;
  /** A new id resets the zoom. */
  pictureId: string | undefined;
  /** Shows the next picture (1) or the previous one (-1); returns false when there is none. */
  onSwipe: (step: -1 | 1) => boolean;
}

const INITIAL_VIEW: PictureView = {zoom: WHOLE, dragX: 0, isDragging: false};

/** Zoom speed of the wheel: one notch of a mouse zooms by about a third. */
const WHEEL_ZOOM_PER_PX = 0.003;

/** A touchpad pinch arrives as wheel events with `ctrlKey`, in much smaller steps. */
const PINCH_ZOOM_PER_PX = 0.01;

/** Firefox reports a mouse wheel in lines. */
const LINE_PX = 33;

/** Swipe, pan and zoom of one picture by pointer and wheel, and by the returned functions for buttons and keys. */
export function usePictureView({stageRef, pictureRef, pictureId, onSwipe}: PictureViewOptions) {
  const [view, setView] = useState(INITIAL_VIEW);
  const [viewedId, setViewedId] = useState(pictureId);
  if (viewedId !== pictureId) {
    setViewedId(pictureId);
    setView(INITIAL_VIEW);
  }

  const changeZoom = useCallback(
    (change: (zoom: Zoom) => Zoom) => {
      const [stage, picture] = [stageRef.current, pictureRef.current];
      if (!stage || !picture) return;
      const frame = {width: stage.clientWidth, height: stage.clientHeight};
      const size = {width: picture.offsetWidth, height: picture.offsetHeight};
      setView((now) => ({...now, zoom: limitToFrame(change(now.zoom), size, frame)}));
    },
    [stageRef, pictureRef],
  );

  /** Resets the zoom, or zooms in at a point of the stage; the centre by default. */
  const toggleZoom = useCallback(
    (at: Point = {x: 0, y: 0}) =>
      changeZoom((zoom) => (zoom.scale > 1 ? WHOLE : zoomAt(zoom, CLOSE_SCALE, at))),
    [changeZoom],
  );

  /** Zooms by a factor around the centre of the stage. */
  const zoomBy = useCallback(
    (factor: number) => changeZoom((zoom) => zoomAt(zoom, zoom.scale * factor, {x: 0, y: 0})),
    [changeZoom],
  );

  const panBy = useCallback((by: Point) => changeZoom((zoom) => translate(zoom, by)), [changeZoom]);

  const isZoomed = view.zoom.scale > 1;
  const latestRef = useRef({isZoomed, onSwipe});
  // In a layout effect: a passive effect would run too late for a quick gesture.
  useLayoutEffect(() => {
    latestRef.current = {isZoomed, onSwipe};
  });

  useEffect(() => {
    const stage = stageRef.current;
    if (!stage) return;
    const gestures = createGestureTracker({
      onStart: () => setView((now) => ({...now, isDragging: true})),
      onDrag(by) {
        if (latestRef.current.isZoomed) panBy(by);
        else setView((now) => ({...now, dragX: now.dragX + by.x}));
      },
      onPinch: (factor, about, by) =>
        changeZoom((zoom) => translate(zoomAt(zoom, zoom.scale * factor, about), by)),
      onDoubleTap: toggleZoom,
      onEnd(movement) {
        const step = movement && !latestRef.current.isZoomed ? swipeStep(movement) : 0;
        const isHandled = step !== 0 && latestRef.current.onSwipe(step);
        // A successful swipe continues from the current offset; the new picture resets it.
        setView((now) => ({...now, isDragging: false, dragX: isHandled ? now.dragX : 0}));
      },
    });

    const stepOf = (event: PointerEvent) => ({
      id: event.pointerId,
      timeMs: event.timeStamp,
      ...offsetFromCentre(stage, event),
    });
    const onPointerDown = (event: PointerEvent) => {
      if (event.button !== 0) return;
      stage.setPointerCapture(event.pointerId);
      gestures.down(stepOf(event));
    };
    const onPointerMove = (event: PointerEvent) => gestures.move(stepOf(event));
    const onPointerUp = (event: PointerEvent) => gestures.up(stepOf(event));
    const onPointerCancel = (event: PointerEvent) => gestures.cancel({id: event.pointerId});
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const speed = event.ctrlKey ? PINCH_ZOOM_PER_PX : WHEEL_ZOOM_PER_PX;
      const deltaPx =
        event.deltaMode === event.DOM_DELTA_LINE ? event.deltaY * LINE_PX : event.deltaY;
      const factor = Math.exp(-deltaPx * speed);
      changeZoom((zoom) => zoomAt(zoom, zoom.scale * factor, offsetFromCentre(stage, event)));
    };

    stage.addEventListener('pointerdown', onPointerDown);
    stage.addEventListener('pointermove', onPointerMove);
    stage.addEventListener('pointerup', onPointerUp);
    stage.addEventListener('pointercancel', onPointerCancel);
    stage.addEventListener('wheel', onWheel, {passive: false});
    return () => {
      stage.removeEventListener('pointerdown', onPointerDown);
      stage.removeEventListener('pointermove', onPointerMove);
      stage.removeEventListener('pointerup', onPointerUp);
      stage.removeEventListener('pointercancel', onPointerCancel);
      stage.removeEventListener('wheel', onWheel);
    };
  }, [stageRef, changeZoom, panBy, toggleZoom]);

  return {view, isZoomed, toggleZoom, zoomBy, panBy};
}

function translate(zoom: Zoom, by: Point): Zoom {
  return {...zoom, x: zoom.x + by.x, y: zoom.y + by.y};
}

function offsetFromCentre(stage: HTMLElement, event: MouseEvent): Point {
  const box = stage.getBoundingClientRect();
  return {
    x: event.clientX - box.left - box.width / 2,
    y: event.clientY - box.top - box.height / 2,
  };
}
