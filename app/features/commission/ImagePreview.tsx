import {useEffect, useState} from 'react';
import {type ShopWords, useWords} from '~/words';
import type {QueuedImage} from './image-queue';

/** A thumbnail, or the file extension when the browser can't decode the image, as with most HEIC files. */
export function ImagePreview({file, url, name}: Pick<QueuedImage, 'file' | 'url' | 'name'>) {
  const words = useWords();
  const [source, setSource] = useState(file ? null : url);
  const [isDrawable, setIsDrawable] = useState(true);

  useEffect(() => {
    if (!file) return;
    const address = URL.createObjectURL(file);
    setSource(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);

  return (
    <div className="grid size-18 shrink-0 place-items-center overflow-hidden bg-mat-deep">
      {source && isDrawable ? (
        <img
          src={source}
          alt=""
          decoding="async"
          onError={() => setIsDrawable(false)}
          className="size-full object-cover"
        />
      ) : (
        <span aria-hidden="true" className="text-xs tracking-label text-muted uppercase">
          {source && extension(words, name)}
        </span>
      )}
    </div>
  );
}

function extension(words: ShopWords, name: string): string {
  return /\.([A-Za-z0-9]{1,5})$/.exec(name)?.[1] ?? words.commissionImages.noEnding;
}
