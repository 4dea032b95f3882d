import {useEffect, useState} from 'react';
import {type ShopWords, useWords} from '~/words';
import {Button} from '~/components/Button';
import {cn} from '~/lib/cn';
import {isPending, type QueuedImage} from './image-queue';

export interface ImageItemProps {
  image: QueuedImage;
  isDisabled: boolean;
  onRemove: () => void;
  onRetry: () => void;
}

const MEGABYTE = 1024 * 1024;

/** A chosen file: its preview, upload progress and actions. */
export function ImageItem({image, isDisabled, onRemove, onRetry}: ImageItemProps) {
  const words = useWords();
  const {name, size, state, progress, failure} = image;
  return (
    <li
      className={cn(
        'flex flex-wrap items-center gap-x-4 border-b border-line py-3',
        failure && '-mx-3 border-l-2 border-l-danger bg-danger-pale pr-3 pl-2.5',
      )}
    >
      <ImagePreview {...image} />
      <div className="min-w-0 grow basis-32">
        <p className="line-clamp-2 text-sm wrap-anywhere">{name}</p>
        <p className="text-xs text-muted">
          {size !== null && `${formatSize(words, size)} · `}
          {words.commissionImages.states[state]}
        </p>
        {isPending(image) && (
          <progress
            value={progress}
            aria-label={words.commissionImages.uploadOf(name)}
            className="mt-2 block h-1 w-full max-w-80 appearance-none overflow-hidden bg-line accent-sea [&::-moz-progress-bar]:bg-sea [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-sea [&::-webkit-progress-value]:transition-[width]"
          />
        )}
      </div>
      <div className="flex shrink-0 flex-col items-end justify-center sm:flex-row sm:items-center sm:gap-5">
        {failure?.canRetry && (
          <Button variant="quiet" disabled={isDisabled} onClick={onRetry}>
            {words.controls.tryAgain}
            <span className="sr-only">{words.commissionImages.retryOf(name)}</span>
          </Button>
        )}
        <Button variant="quiet" disabled={isDisabled} onClick={onRemove}>
          {words.commissionImages.remove}
          <span className="sr-only"> {name}</span>
        </Button>
      </div>
      {failure && (
        <p className="mt-2 basis-full text-sm font-medium text-danger sm:pl-22">
          {failure.message}
        </p>
      )}
    </li>
  );
}

function formatSize(words: ShopWords, bytes: number): string {
  return bytes < MEGABYTE / 10
    ? words.commissionImages.kilobytes(Math.max(1, Math.round(bytes / 1024)))
    : words.commissionImages.megabytes(bytes / MEGABYTE);
}

/** A thumbnail, or the file extension when the browser can't decode the image, as with most HEIC files. */
function ImagePreview({file, url, name}: Pick<QueuedImage, 'file' | 'url' | 'name'>) {
  const words = useWords();
  const [source, setSource] = useState(file ? null : url);
  const [isDrawable, setIsDrawable] = useState(true);

  useEffect(() => {
    if (!file) return;
    const objectUrl = URL.createObjectURL(file);
    setSource(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
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
