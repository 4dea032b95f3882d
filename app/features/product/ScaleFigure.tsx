import type {ScaleDrawing} from './scale-drawing';

export interface ScaleFigureProps extends ScaleDrawing {
  /** The chosen variant's. */
  index: number;
}

/**
 * The chosen variant to scale above a bench, the others as faint outlines. The caption says the same in words; lines take the
 * text's colour, also a forced one.
 */
export function ScaleFigure({svg, bench, outlines, label, works, index}: ScaleFigureProps) {
  const work = works[index];
  if (!work) return null;
  return (
    <figure style={{maxWidth: '17rem'}} className="text-xs text-muted print:hidden">
      <svg {...svg}>
        <path {...bench} />
        <path {...outlines} />
        <path d={work.d} fill="currentColor" fillOpacity={0.12} />
        <text {...label} />
      </svg>
      <figcaption className="mt-2">{work.text}</figcaption>
    </figure>
  );
}
