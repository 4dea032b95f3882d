import type {Dispatch, RefObject} from 'react';
import words from '#words/wall-photo';
import {DrawnRoom} from './DrawnRoom';
import {FloorLine} from './FloorLine';
import {HungWorkButton} from './HungWorkButton';
import {lightOn} from './measure-light';
import {PhotoBackground} from './PhotoBackground';
import {ScalePoints} from './ScalePoints';
import {activeWork, type WallAction, type WallState} from './wall-state';
import {onStage, type WallView} from './wall-view';

export interface StageProps {
  state: WallState;
  dispatch: Dispatch<WallAction>;
  view: WallView;
  stageRef: RefObject<HTMLDivElement>;
  drawingRef: RefObject<SVGSVGElement>;
}

/** The wall: the drawn room or the photo, and what can be moved on it. */
export function Stage({state, dispatch, view, stageRef, drawingRef}: StageProps) {
  const {photo, scale, works} = state;
  const active = activeWork(state);
  const wall = view.wall && onStage(view, view.wall);
  return (
    <>
      {view.room && <DrawnRoom svgRef={drawingRef} room={view.room} view={view} active={active} />}
      {!view.room && photo && <PhotoBackground photo={photo} />}
      {!view.room && !photo && <p className="wall-empty">{words.empty}</p>}
      {!view.room && wall && (
        <FloorLine
          y={state.floorY}
          active={active}
          view={view}
          wall={wall}
          stageRef={stageRef}
          onMove={(floorY) => dispatch({type: 'set', to: {floorY}})}
        />
      )}
      {wall &&
        works.map((hung) => (
          <HungWorkButton
            key={hung.work.handle}
            hung={hung}
            view={view}
            wall={wall}
            light={lightOn(state, hung)}
            dispatch={dispatch}
            stageRef={stageRef}
          />
        ))}
      {!wall && photo && scale && (
        <ScalePoints
          photo={photo}
          points={scale.points}
          view={view}
          stageRef={stageRef}
          onChange={(points) => dispatch({type: 'set', to: {scale: {...scale, points}}})}
        />
      )}
    </>
  );
}
