import {useWords} from '~/words';
import {IconButton} from '~/components/IconButton';
import {CLOSE, MAGNIFIER, NEXT, PREVIOUS} from '~/components/icons';
import {cn} from '~/lib/cn';

export interface ViewerBarProps {
  index: number;
  count: number;
  /** Null when the label shows the title. In an upright window, the title is below the picture. */
  title: string | null;
  isZoomed: boolean;
  onZoom: () => void;
  onPrevious: () => void;
  onNext: () => void;
  onClose: () => void;
  className?: string;
}

const BUTTON = 'text-muted hover:text-ink focus-visible:-outline-offset-4 aria-disabled:text-line';

/** The viewer's position, title and buttons. */
export function ViewerBar({
  index,
  count,
  title,
  isZoomed,
  onZoom,
  onPrevious,
  onNext,
  onClose,
  className,
}: ViewerBarProps) {
  const words = useWords();
  return (
    <div className={cn('flex items-center justify-between gap-3', className)}>
      <div className="min-w-0 sm:flex sm:items-baseline sm:gap-4">
        {title && (
          <p className="truncate font-serif text-lg leading-tight portrait:hidden">{title}</p>
        )}
        {count > 1 && (
          <p aria-live="polite" className="text-sm text-muted tabular-nums">
            {words.viewer.place(index + 1, count)}
          </p>
        )}
      </div>
      <div className="flex shrink-0">
        <IconButton
          className={BUTTON}
          label={isZoomed ? words.viewer.zoomOut : words.viewer.zoomIn}
          path={`${MAGNIFIER}M7.5 10.5h6${isZoomed ? '' : 'M10.5 7.5v6'}`}
          onClick={onZoom}
        />
        {count > 1 && (
          <>
            <IconButton
              className={BUTTON}
              label={words.viewer.previous}
              path={PREVIOUS}
              aria-disabled={index === 0}
              onClick={onPrevious}
            />
            <IconButton
              className={BUTTON}
              label={words.viewer.next}
              path={NEXT}
              aria-disabled={index === count - 1}
              onClick={onNext}
            />
          </>
        )}
        <IconButton
          className={BUTTON}
          label={words.controls.close}
          path={CLOSE}
          onClick={onClose}
        />
      </div>
    </div>
  );
}
