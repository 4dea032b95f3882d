import {useState, type RefObject} from 'react';
import words from '#words/wall-photo';
import type {Point} from './geometry/wall-map';
import {Loupe} from './Loupe';
import type {Photo} from './read-photo';
import type {ScaleSetting} from './scale-setting';
import {useMove} from './use-move';
import {pictureToStage, stageToPicture, type WallView} from './wall-view';

export interface ScalePointsProps {
  photo: Photo;
  points: ScaleSetting['points'];
  view: WallView;
  stageRef: RefObject<HTMLElement>;
  onChange: (points: ScaleSetting['points']) => void;
}

/** The two points of a scale on the photo, with a line between them. */
export function ScalePoints({points, onChange, ...shown}: ScalePointsProps) {
  const [first, second] = points;
  const [from, to] = [pictureToStage(shown.view, first), pictureToStage(shown.view, second)];
  return (
    <>
      <svg className="wall-ends" aria-hidden="true">
        <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      </svg>
      <ScalePoint
        label={words.ends.one}
        point={first}
        {...shown}
        onMove={(moved) => onChange([moved, second])}
      />
      <ScalePoint
        label={words.ends.other}
        point={second}
        {...shown}
        onMove={(moved) => onChange([first, moved])}
      />
    </>
  );
}

interface ScalePointProps extends Pick<ScalePointsProps, 'photo' | 'view' | 'stageRef'> {
  label: string;
  /** In the photo's pixels. */
  point: Point;
  onMove: (to: Point) => void;
}

/** A point on the photo, under a loupe while it has the focus; arrow keys move it by a pixel of the photo. */
function ScalePoint({label, point, photo, view, stageRef, onMove}: ScalePointProps) {
  const [hasFocus, setHasFocus] = useState(false);
  const at = pictureToStage(view, point);
  const {scale} = view.fit;
  const handlers = useMove({
    stageRef,
    view,
    at,
    step: scale,
    onMove: (to) => onMove(stageToPicture(view, to)),
  });
  return (
    <>
      <button
        type="button"
        className="wall-point"
        style={{left: at.x, top: at.y}}
        aria-label={words.point(label, Math.round(point.x), Math.round(point.y))}
        aria-describedby="wall-point-keys"
        onFocus={() => setHasFocus(true)}
        onBlur={() => setHasFocus(false)}
        {...handlers}
      />
      {hasFocus && <Loupe photo={photo} point={point} at={at} zoom={scale * 3} />}
    </>
  );
}
