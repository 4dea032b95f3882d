import {useCallback, useEffect, useId, useRef, useState, type DragEvent} from 'react';
import {LIMITS} from '#contracts/limits';
import {useHydrated} from '~/lib/browser/use-hydrated';
import {cn} from '~/lib/cn';
import {useWords} from '~/words';
import {IMAGE_FIELD, IMAGE_TYPES} from './image-field';
import {ImageItem} from './ImageItem';
import {formatProgress, formatTooMany} from './image-messages';
import type {ReferenceImagesState} from './use-reference-images';

export interface ReferenceImagesProps {
  uploads: ReferenceImagesState;
  isDisabled: boolean;
}

/**
 * A file field with drag and drop for reference images. Each file uploads at once and shows its progress. Without
 * JavaScript, the form posts the files.
 */
export function ReferenceImages({uploads, isDisabled}: ReferenceImagesProps) {
  const words = useWords();
  const {images, leftOut, add, remove, retry} = uploads;
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  // Without JavaScript, the form posts the files.
  const isReady = useHydrated();

  const addFiles = useCallback(
    (files: FileList | null | undefined) => {
      if (files?.length) add([...files]);
      // Reset, because otherwise the same file couldn't be chosen again, and the form would send it twice.
      if (inputRef.current) inputRef.current.value = '';
    },
    [add],
  );

  // Files chosen before hydration.
  useEffect(() => addFiles(inputRef.current?.files), [addFiles]);

  const dropTarget = {
    onDragOver(event: DragEvent) {
      // Otherwise the browser would navigate to the dropped file.
      event.preventDefault();
      setIsOver(!isDisabled);
    },
    onDragLeave: () => setIsOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setIsOver(false);
      if (!isDisabled) addFiles(event.dataTransfer.files);
    },
  };

  /** Runs a button's action. The button disappears, so the input gets the focus. */
  function act(action: (imageId: number) => void, imageId: number) {
    action(imageId);
    inputRef.current?.focus({preventScroll: true});
  }

  return (
    <div {...dropTarget}>
      <label htmlFor={id} className="block text-sm font-medium">
        {words.commissionImages.label}
      </label>
      <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
        {words.commissionImages.hint(LIMITS.images)}
      </p>
      <div
        className={cn(
          'relative mt-3 border border-dashed border-edge px-5 py-6 transition-colors ring-within',
          isReady && !isDisabled && 'hover:border-sea hover:bg-sea-pale',
          isOver && 'border-sea bg-sea-pale',
        )}
      >
        <input
          ref={inputRef}
          id={id}
          type="file"
          // Has a name only without JavaScript, when the form posts the files.
          name={isReady ? undefined : IMAGE_FIELD}
          multiple
          accept={IMAGE_TYPES}
          disabled={isDisabled}
          aria-describedby={`${id}-hint`}
          onChange={(event) => addFiles(event.target.files)}
          className={cn(
            'file-input',
            isReady &&
              'absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed',
          )}
        />
        {isReady && (
          <p aria-hidden="true" className="text-center text-sm text-muted">
            <span
              className={cn(
                'font-medium',
                !isDisabled && 'text-sea underline decoration-sea-line underline-offset-4',
              )}
            >
              {images.length > 0
                ? words.commissionImages.chooseMore
                : words.commissionImages.choose}
            </span>
            <span className="hidden sm:inline">{words.commissionImages.orDrop}</span>
          </p>
        )}
      </div>
      {images.length > 0 && (
        <ul className="mt-3">
          {images.map((image) => (
            <ImageItem
              key={image.id}
              image={image}
              isDisabled={isDisabled}
              onRemove={() => act(remove, image.id)}
              onRetry={() => act(retry, image.id)}
            />
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {formatProgress(words, images)}
      </p>
      <p role="alert" className={leftOut.length > 0 ? 'mt-3 text-sm text-danger' : undefined}>
        {leftOut.length > 0 && formatTooMany(words, leftOut)}
      </p>
    </div>
  );
}
