import {useState, type RefObject} from 'react';
import {useWords} from '~/words';
import type {Point} from './geometry/wall-map';
import type {ScaleSetting} from './scale-setting';
import {useMove} from './use-move';

export interface ScalePointsProps {
  image: HTMLImageElement;
  /** CSS pixels per pixel of the image. */
  scale: number;
  points: ScaleSetting['points'];
  pictureRef: RefObject<HTMLElement>;
  onChange: (points: ScaleSetting['points']) => void;
}

/** The two points of a scale on the photo, with a line between them. */
export function ScalePoints({points: [first, second], onChange, ...shown}: ScalePointsProps) {
  const words = useWords();
  const {scale} = shown;
  return (
    <>
      <svg className="wall-ends" aria-hidden="true">
        <path
          d={`M${first.x * scale} ${first.y * scale}L${second.x * scale} ${second.y * scale}`}
        />
      </svg>
      <ScalePoint
        {...shown}
        label={words.wallPhoto.ends.one}
        point={first}
        onMove={(to) => onChange([to, second])}
      />
      <ScalePoint
        {...shown}
        label={words.wallPhoto.ends.other}
        point={second}
        onMove={(to) => onChange([first, to])}
      />
    </>
  );
}

interface ScalePointProps extends Pick<ScalePointsProps, 'image' | 'scale' | 'pictureRef'> {
  label: string;
  /** In the image's pixels. */
  point: Point;
  onMove: (to: Point) => void;
}

/** A point on the photo, under a loupe while it has the focus; arrow keys move it by a pixel of the photo. */
function ScalePoint({label, point, image, scale, pictureRef, onMove}: ScalePointProps) {
  const words = useWords();
  const [hasFocus, setHasFocus] = useState(false);
  const at = {x: point.x * scale, y: point.y * scale};
  const handlers = useMove({
    pictureRef,
    at,
    step: scale,
    onMove: ({x, y}) => onMove({x: x / scale, y: y / scale}),
  });
  return (
    <>
      <button
        type="button"
        className="wall-point"
        style={{left: at.x, top: at.y}}
        aria-label={words.wallPhoto.point(label, Math.round(point.x), Math.round(point.y))}
        aria-describedby="wall-point-keys"
        onFocus={() => setHasFocus(true)}
        onBlur={() => setHasFocus(false)}
        {...handlers}
      />
      {hasFocus && <Loupe image={image} point={point} scale={scale} />}
    </>
  );
}

/** The loupe's side and its distance from the finger, in CSS pixels. */
const [SIDE, AWAY] = [116, 26];
const ENLARGED = 3;

/** The photo around a point, enlarged, above it where there is room. */
function Loupe({image, scale, point}: Pick<ScalePointProps, 'image' | 'scale' | 'point'>) {
  const at = {x: point.x * scale, y: point.y * scale};
  const isAbove = at.y > SIDE + AWAY;
  return (
    <div
      className="wall-loupe"
      aria-hidden="true"
      style={{
        left: Math.max(4, at.x - SIDE / 2),
        top: isAbove ? at.y - SIDE - AWAY : at.y + AWAY,
        backgroundImage: `url(${image.src})`,
        backgroundSize: image.width * scale * ENLARGED,
        backgroundPosition: `${SIDE / 2 - at.x * ENLARGED}px ${SIDE / 2 - at.y * ENLARGED}px`,
      }}
    />
  );
}
