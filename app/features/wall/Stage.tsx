import type {Dispatch, RefObject} from 'react';
import words from '#words/wall-photo';
import type {Light} from './geometry/light';
import {DrawnRoom} from './DrawnRoom';
import {FloorLine} from './FloorLine';
import {HungWorkButton} from './HungWorkButton';
import {PhotoBackground} from './PhotoBackground';
import {ScalePoints} from './ScalePoints';
import type {WorkPictures} from './use-work-pictures';
import {activeWork, type HungWork, type WallAction, type WallState} from './wall-state';
import type {Sides, WallView} from './wall-view';

export interface StageProps {
  state: WallState;
  dispatch: Dispatch<WallAction>;
  view: WallView;
  sides: Sides;
  pictures: WorkPictures;
  lightOf: (hung: HungWork) => Light;
  stageRef: RefObject<HTMLDivElement>;
  drawingRef: RefObject<SVGSVGElement>;
  isHanging: boolean;
}

/** The wall: the drawn room or the photo, and what can be moved on it. */
export function Stage({
  state,
  dispatch,
  view,
  sides,
  pictures,
  lightOf,
  stageRef,
  drawingRef,
  isHanging,
}: StageProps) {
  const {photo, scale, works} = state;
  const active = activeWork(state);
  return (
    <>
      {view.room && <DrawnRoom svgRef={drawingRef} room={view.room} view={view} active={active} />}
      {!view.room && photo && <PhotoBackground photo={photo} view={view} sides={sides} />}
      {!view.room && !photo && <p className="wall-empty">{words.empty}</p>}
      {isHanging && !view.room && (
        <FloorLine
          y={state.floorY}
          active={active}
          view={view}
          sides={sides}
          stageRef={stageRef}
          onMove={(y) => dispatch({type: 'set floor', y})}
        />
      )}
      {isHanging &&
        works.map((hung) => (
          <HungWorkButton
            key={hung.work.handle}
            hung={hung}
            view={view}
            dispatch={dispatch}
            stageRef={stageRef}
            picture={pictures.get(hung.work.handle)}
            light={lightOf(hung)}
          />
        ))}
      {!view.room && photo && scale && !isHanging && (
        <ScalePoints
          photo={photo}
          scale={scale}
          view={view}
          stageRef={stageRef}
          onChange={(changed) => dispatch({type: 'set scale', scale: changed})}
        />
      )}
    </>
  );
}
