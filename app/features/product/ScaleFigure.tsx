import type {ScaleDrawing} from './scale-drawing';

/** The chosen variant to scale above a bench. The caption says the same in words; lines take the text's colour, also a forced one. */
export function ScaleFigure({viewBox, bench, label, works, index}: ScaleDrawing & {index: number}) {
  const work = works[index];
  if (!work) return null;
  const {text, ...place} = label;
  return (
    <figure className="text-xs text-muted print:hidden">
      <svg viewBox={viewBox} aria-hidden="true" fill="none" stroke="currentColor" strokeWidth=".6">
        <path d={bench} />
        <path d={work.outline} className="text-ink" fill="currentColor" fillOpacity=".12" />
        <text {...place} fontSize="8" textAnchor="middle" fill="currentColor" stroke="none">
          {text}
        </text>
      </svg>
      <figcaption className="mt-2">{work.words}</figcaption>
    </figure>
  );
}
