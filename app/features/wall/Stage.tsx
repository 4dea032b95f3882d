import {useRef, type Dispatch, type RefObject} from 'react';
import {useWords} from '~/words';
import {DrawnRoom} from './DrawnRoom';
import {FloorLine} from './FloorLine';
import {WallItemButton} from './WallItemButton';
import {ScalePoints} from './ScalePoints';
import {activeWork, lightOf, type WallAction, type WallState} from './wall-state';
import type {WallView} from './wall-view';

export interface StageProps {
  state: WallState;
  dispatch: Dispatch<WallAction>;
  view: WallView;
  drawingRef: RefObject<SVGSVGElement>;
}

/** The wall: the drawn room or the photo, and what can be moved on it. */
export function Stage({state, dispatch, view, drawingRef}: StageProps) {
  const words = useWords();
  const pictureRef = useRef<HTMLDivElement>(null);
  const {photo, scale, works} = state;
  const {room, wall} = view;
  const active = activeWork(state);
  return (
    <div ref={pictureRef} className="relative" style={view.sides}>
      {room && (
        <DrawnRoom
          svgRef={drawingRef}
          room={room}
          scale={view.scale}
          wall={state.colour}
          active={active}
        />
      )}
      {!room && photo && (
        <img
          src={photo.image.src}
          alt={words.wallPhoto.name}
          className="absolute inset-0 size-full"
          draggable="false"
        />
      )}
      {!room && !photo && (
        <p className="absolute inset-5 grid place-items-center border border-dashed border-edge text-sm text-muted">
          {words.wallPhoto.empty}
        </p>
      )}
      {!room && wall && (
        <FloorLine
          y={state.floorY}
          active={active}
          wall={wall}
          pictureRef={pictureRef}
          onMove={(floorY) => dispatch({type: 'set', to: {floorY}})}
        />
      )}
      {wall &&
        works.map((hung) => (
          <WallItemButton
            key={hung.work.handle}
            hung={hung}
            wall={wall}
            light={lightOf(state)}
            dispatch={dispatch}
            pictureRef={pictureRef}
          />
        ))}
      {!wall && photo && scale && (
        <ScalePoints
          image={photo.image}
          scale={view.scale}
          points={scale.points}
          pictureRef={pictureRef}
          onChange={(points) => dispatch({type: 'set', to: {scale: {...scale, points}}})}
        />
      )}
    </div>
  );
}
