import type {ComponentPropsWithoutRef} from 'react';
import {Icon} from '~/components/Icon';
import {SOLD_WORKS} from '~/content/gallery';
import {cn} from '~/lib/cn';

export interface LightboxBarProps {
  index: number;
  isZoomed: boolean;
  onZoom: () => void;
  onStep: (step: -1 | 1) => void;
  onClose: () => void;
  className?: string;
}

/** Which of the works is open, and the buttons of the lightbox. */
export function LightboxBar({
  index,
  isZoomed,
  onZoom,
  onStep,
  onClose,
  className,
}: LightboxBarProps) {
  const lastIndex = SOLD_WORKS.length - 1;
  return (
    <div className={cn('flex items-center justify-between', className)}>
      <p aria-live="polite" className="text-sm text-muted tabular-nums">
        {index + 1} of {SOLD_WORKS.length}
      </p>
      <div className="flex">
        <BarButton
          label={isZoomed ? 'Zoom out' : 'Zoom in'}
          path={`M15.5 15.5 21 21M18 10.5a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0ZM7.5 10.5h6${isZoomed ? '' : 'M10.5 7.5v6'}`}
          onClick={onZoom}
        />
        <BarButton
          label="Previous work"
          path="m14.5 5-7 7 7 7"
          aria-disabled={index === 0}
          onClick={() => onStep(-1)}
        />
        <BarButton
          label="Next work"
          path="m9.5 5 7 7-7 7"
          aria-disabled={index === lastIndex}
          onClick={() => onStep(1)}
        />
        <BarButton label="Close" path="m5 5 14 14M19 5 5 19" onClick={onClose} />
      </div>
    </div>
  );
}

interface BarButtonProps extends ComponentPropsWithoutRef<'button'> {
  label: string;
  path: string;
}

/** Never `disabled`: at the last work the focus must not fall off the button that led there. */
function BarButton({label, path, ...rest}: BarButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className="grid size-12 place-items-center text-muted transition-colors hover:text-ink focus-visible:-outline-offset-4 aria-disabled:cursor-default aria-disabled:text-line"
    >
      <Icon path={path} />
      <span className="sr-only">{label}</span>
    </button>
  );
}
