import {useLayoutEffect, useRef} from 'react';
import words from '#words/wall-photo';
import type {Photo} from './read-photo';

/** The visitor's photo, whole and as large as the stage allows. */
export function PhotoBackground({photo: {canvas}}: {photo: Photo}) {
  const shownRef = useRef<HTMLCanvasElement>(null);

  useLayoutEffect(() => {
    shownRef.current?.getContext('2d')?.drawImage(canvas, 0, 0);
  }, [canvas]);

  return (
    <canvas
      ref={shownRef}
      width={canvas.width}
      height={canvas.height}
      className="wall-background object-contain"
      role="img"
      aria-label={words.name}
    />
  );
}
