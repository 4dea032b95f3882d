import {useEffect, useState} from 'react';
import type {WallWork} from '~/shop/product/wall-work';
import {cdnAddress, largestWidth} from '~/lib/cdn-image';
import type {HungWork} from './wall-state';

/** Enough for a work that fills a dense screen. */
const PICTURE_WIDTH = 1600;

/** The pictures of works by handle, once they have loaded. */
export type WorkPictures = ReadonlyMap<string, HTMLImageElement>;

/** Loads the picture of every work on the wall. One that fails stays a blank sheet in its frame. */
export function useWorkPictures(works: readonly HungWork[]): WorkPictures {
  const [pictures, setPictures] = useState<WorkPictures>(new Map());
  const handles = works.map(({work}) => work.handle).join(' ');

  useEffect(() => {
    let isCurrent = true;
    for (const {work} of works) {
      if (pictures.has(work.handle)) continue;
      loadPicture(work).then(
        (image) => isCurrent && setPictures((old) => new Map(old).set(work.handle, image)),
        () => {},
      );
    }
    return () => {
      isCurrent = false;
    };
    // Works that move or change their size keep their picture.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [handles]);

  return pictures;
}

async function loadPicture({picture}: WallWork): Promise<HTMLImageElement> {
  const image = new Image();
  // Otherwise the canvas that it is drawn on could not be saved.
  image.crossOrigin = 'anonymous';
  image.src = cdnAddress(picture.url, {width: Math.min(PICTURE_WIDTH, largestWidth(picture))});
  await image.decode();
  return image;
}
