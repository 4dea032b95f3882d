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
  const [focusedIndex, setFocusedIndex] = useState<number | null>(null);
  const map = pictureToStage(view);
  const points = markedPoints(scale).map(({label, point}) => ({
    label,
    point,
    at: project(map, point) ?? point,
  }));
  const outline = points.map(({at}) => `${at.x} ${at.y}`).join('L');
  const focused = focusedIndex === null ? undefined : points[focusedIndex];
  return (
    <>
      <svg className="wall-lines wall-outline" aria-hidden="true">
        <path d={`M${outline}${scale.method === 'corners' ? 'z' : ''}`} />
      </svg>
      {points.map(({label, point, at}, index) => (
        <ScalePoint
          key={label}
          label={label}
          point={point}
          at={at}
          view={view}
          stageRef={stageRef}
          onMove={(to: Point) => onChange(movePoint(scale, index, to))}
          onFocusChange={(hasFocus) => setFocusedIndex(hasFocus ? index : null)}
        />
      ))}
      {focused && (
        <Loupe photo={photo} point={focused.point} at={focused.at} zoom={view.fit.scale * 3} />
      )}
    </>
  );
}
