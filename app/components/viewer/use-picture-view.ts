import {useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject} from 'react';
import {createGestureTracker} from './gesture-tracker';
import {swipeStep} from './swipe';
import {CLOSE_SCALE, keepInFrame, WHOLE, zoomAt, type Point, type Zoom} from './zoom';

/** How the picture in the viewer lies at this moment. */
export interface PictureView {
  zoom: Zoom;
  /** How far a finger has pulled the whole picture aside, in CSS pixels. */
  dragX: number;
  /** True while a finger holds it, which it then follows without delay. */
  isHeld: boolean;
}

export interface PictureViewOptions {
  /** The frame that the gestures are made in. */
  stageRef: RefObject<HTMLElement>;
  /** The picture in it, measured as it is at scale 1. */
  pictureRef: RefObject<HTMLElement>;
  /** Another one brings the whole picture back. */
  pictureId: string | undefined;
  /** Turns to the next picture (1) or the one before (-1); false when there is none. */
  onSwipe: (step: -1 | 1) => boolean;
}

const AT_REST: PictureView = {zoom: WHOLE, dragX: 0, isHeld: false};

/** How fast a wheel zooms: one notch of an ordinary mouse is about a third nearer. */
const WHEEL_ZOOM_PER_PX = 0.003;

/** A pinch on a touchpad arrives as a wheel with the control key, in much smaller steps. */
const PINCH_ZOOM_PER_PX = 0.01;

/** Firefox counts a mouse's wheel in lines. */
const LINE_PX = 33;

/** Swiping, panning and zooming of one picture, by finger, mouse, wheel and, through what it returns, by buttons and keys. */
export function usePictureView({stageRef, pictureRef, pictureId, onSwipe}: PictureViewOptions) {
  const [view, setView] = useState(AT_REST);
  const [viewedId, setViewedId] = useState(pictureId);
  if (viewedId !== pictureId) {
    setViewedId(pictureId);
    setView(AT_REST);
  }

  const changeZoom = useCallback(
    (change: (zoom: Zoom) => Zoom) => {
      const [stage, picture] = [stageRef.current, pictureRef.current];
      if (!stage || !picture) return;
      const frame = {width: stage.clientWidth, height: stage.clientHeight};
      const size = {width: picture.offsetWidth, height: picture.offsetHeight};
      setView((now) => ({...now, zoom: keepInFrame(change(now.zoom), size, frame)}));
    },
    [stageRef, pictureRef],
  );

  /** The whole picture, or close up at that point of the stage; its middle when none is given. */
  const toggleZoom = useCallback(
    (at: Point = {x: 0, y: 0}) =>
      changeZoom((zoom) => (zoom.scale > 1 ? WHOLE : zoomAt(zoom, CLOSE_SCALE, at))),
    [changeZoom],
  );

  /** Nearer by a factor, about the middle of the stage. */
  const zoomBy = useCallback(
    (factor: number) => changeZoom((zoom) => zoomAt(zoom, zoom.scale * factor, {x: 0, y: 0})),
    [changeZoom],
  );

  const panBy = useCallback((by: Point) => changeZoom((zoom) => moved(zoom, by)), [changeZoom]);

  const isZoomed = view.zoom.scale > 1;
  const latestRef = useRef({isZoomed, onSwipe});
  // Before the next gesture: a passive effect would be late for a quick one.
  useLayoutEffect(() => {
    latestRef.current = {isZoomed, onSwipe};
  });

  useEffect(() => {
    const stage = stageRef.current;
    if (!stage) return;
    const gestures = createGestureTracker({
      onStart: () => setView((now) => ({...now, isHeld: true})),
      onDrag(by) {
        if (latestRef.current.isZoomed) panBy(by);
        else setView((now) => ({...now, dragX: now.dragX + by.x}));
      },
      onPinch: (factor, about, by) =>
        changeZoom((zoom) => moved(zoomAt(zoom, zoom.scale * factor, about), by)),
      onDoubleTap: toggleZoom,
      onEnd(travel) {
        const step = travel && !latestRef.current.isZoomed ? swipeStep(travel) : 0;
        const isTurned = step !== 0 && latestRef.current.onSwipe(step);
        // A picture that turns goes on from where the finger left it; the next one comes to rest by itself.
        setView((now) => ({...now, isHeld: false, dragX: isTurned ? now.dragX : 0}));
      },
    });

    const stepOf = (event: PointerEvent) => ({
      id: event.pointerId,
      timeMs: event.timeStamp,
      ...fromMiddle(stage, event),
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
      changeZoom((zoom) => zoomAt(zoom, zoom.scale * factor, fromMiddle(stage, event)));
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

function moved(zoom: Zoom, by: Point): Zoom {
  return {...zoom, x: zoom.x + by.x, y: zoom.y + by.y};
}

function fromMiddle(stage: HTMLElement, event: MouseEvent): Point {
  const box = stage.getBoundingClientRect();
  return {
    x: event.clientX - box.left - box.width / 2,
    y: event.clientY - box.top - box.height / 2,
  };
}
