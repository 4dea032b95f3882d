import {useState, type RefObject} from 'react';
import {project, type Point} from './geometry/homography';
import {Loupe} from './Loupe';
import type {Photo} from './read-photo';
import {markedPoints, movePoint, type ScaleSetting} from './scale-setting';
import {ScalePoint} from './ScalePoint';
import {pictureToStage, type WallView} from './wall-view';

export interface ScalePointsProps {
  photo: Photo;
  scale: ScaleSetting;
  view: WallView;
  stageRef: RefObject<HTMLElement>;
  onChange: (scale: ScaleSetting) => void;
}

/** The points of a scale on the photo, and a loupe at the one that moves. */
export function ScalePoints({photo, scale, view, stageRef, onChange}: ScalePointsProps) {
  const [watched, setWatched] = useState<number | null>(null);
  const map = pictureToStage(view);
  const points = markedPoints(scale).map(({label, point}) => ({
    label,
    point,
    at: project(map, point) ?? point,
  }));
  const outline = points.map(({at}) => `${at.x} ${at.y}`).join('L');
  const seen = watched === null ? undefined : points[watched];
  return (
    <>
      <svg className="wall-lines wall-outline" aria-hidden="true">
        <path d={`M${outline}${scale.way === 'corners' ? 'z' : ''}`} />
      </svg>
      {points.map(({label, point, at}, index) => (
        <ScalePoint
          key={label}
          {...{label, point, at, view, stageRef}}
          onMove={(to: Point) => onChange(movePoint(scale, index, to))}
          onWatch={(isWatched) => setWatched(isWatched ? index : null)}
        />
      ))}
      {seen && <Loupe photo={photo} point={seen.point} at={seen.at} zoom={view.fit.scale * 3} />}
    </>
  );
}
