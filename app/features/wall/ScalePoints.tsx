import {useState, type RefObject} from 'react';
import {useWords} from '~/words';
import type {Point} from './wall-map';
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
      <svg
        className="pointer-events-none absolute inset-0 size-full stroke-white stroke-[1.5px] drop-shadow-[0_0_1px_#17232bcc]"
        aria-hidden="true"
      >
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
        // A ring around the exact place, which stays in view.
        className="absolute size-11 -translate-1/2 cursor-grab touch-pinch-zoom rounded-full forced-color-adjust-none before:absolute before:inset-3 before:rounded-full before:border-2 before:border-white before:shadow-[0_0_0_1.5px_var(--color-ink),inset_0_0_0_1px_var(--color-ink)] after:absolute after:inset-[calc(50%-1.5px)] after:rounded-full after:bg-sea focus-visible:-outline-offset-8"
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

/** The photo around a point, enlarged. It's above the point where there's room. */
function Loupe({image, scale, point}: Pick<ScalePointProps, 'image' | 'scale' | 'point'>) {
  const at = {x: point.x * scale, y: point.y * scale};
  const isAbove = at.y > SIDE + AWAY;
  return (
    <div
      className="pointer-events-none absolute size-[116px] overflow-hidden rounded-full border-2 border-white bg-ink bg-clip-border bg-no-repeat bg-origin-border shadow-[0_0_0_1px_var(--color-ink)] forced-color-adjust-none before:absolute before:inset-x-[30%] before:inset-y-[calc(50%-0.5px)] before:bg-white before:mix-blend-difference after:absolute after:inset-x-[calc(50%-0.5px)] after:inset-y-[30%] after:bg-white after:mix-blend-difference"
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
