import type {ScaleDrawing} from './scale-drawing';

export interface ScaleFigureProps extends ScaleDrawing {
  /** The chosen variant's. */
  index: number;
}

/**
 * The chosen variant to scale above a bench, the others as faint outlines. The caption says the same in words; lines take the
 * text's colour, also a forced one.
 */
export function ScaleFigure({viewBox, bench, label, outlines, works, index}: ScaleFigureProps) {
  const work = works[index];
  if (!work) return null;
  const {text, ...place} = label;
  return (
    <figure style={{maxWidth: '20rem'}} className="text-xs text-muted print:hidden">
      <svg viewBox={viewBox} aria-hidden="true" fill="none" stroke="currentColor" strokeWidth=".5">
        <path d={bench} />
        <path d={outlines} strokeOpacity=".35" />
        <path d={work.outline} className="text-ink" fill="currentColor" fillOpacity=".12" />
        <text {...place} fontSize="7" textAnchor="middle" fill="currentColor" stroke="none">
          {text}
        </text>
      </svg>
      <figcaption className="mt-2">{work.words}</figcaption>
    </figure>
  );
}
