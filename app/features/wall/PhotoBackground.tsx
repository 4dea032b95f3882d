import {useLayoutEffect, useRef} from 'react';
import words from '#words/wall-photo';
import type {Photo} from './read-photo';
import type {Sides, WallView} from './wall-view';

export interface PhotoBackgroundProps {
  photo: Photo;
  view: WallView;
  sides: Sides;
}

/** The visitor's photo, in the resolution of the screen. */
export function PhotoBackground({photo, view: {fit}, sides}: PhotoBackgroundProps) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const {scale, left, top} = fit;

  useLayoutEffect(() => {
    const canvas = canvasRef.current;
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return;
    const sharpness = Math.min(window.devicePixelRatio, 2);
    canvas.width = Math.round(sides.width * sharpness);
    canvas.height = Math.round(sides.height * sharpness);
    context.scale(sharpness, sharpness);
    context.imageSmoothingQuality = 'high';
    context.drawImage(photo.canvas, left, top, photo.width * scale, photo.height * scale);
  }, [photo, sides, scale, left, top]);

  return <canvas ref={canvasRef} className="wall-background" role="img" aria-label={words.name} />;
}
