import {useEffect, useRef} from 'react';
import {cn} from '~/lib/cn';
import type {Notice} from '~/lib/notice';

export interface FormStatusProps {
  /** Null renders an empty live region, which must exist before its text so that screen readers announce it. */
  notice: Notice | null;
  kind: 'success' | 'error' | 'info';
  /**
   * Focuses the notice, which also scrolls to it: the page is the response to a post without JavaScript, or the notice
   * appears outside the viewport.
   */
  startsFocused?: boolean;
  className?: string;
}

const KIND = {
  success: 'border-sea bg-sea-pale',
  error: 'border-danger bg-danger-pale',
  info: 'border-edge bg-mat',
} as const;

/** A notice beside the form. It's permanent, and works without JavaScript. */
export function FormStatus({notice, kind, startsFocused, className}: FormStatusProps) {
  const ref = useRef<HTMLDivElement>(null);
  // `autoFocus` works only when a document loads.
  useEffect(() => {
    if (startsFocused && notice) ref.current?.focus();
  }, [startsFocused, notice]);

  return (
    <div
      ref={ref}
      role={kind === 'error' ? 'alert' : 'status'}
      className={className}
      tabIndex={startsFocused ? -1 : undefined}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- the page is the response to a post without JavaScript
      autoFocus={startsFocused}
    >
      {notice && (
        <div className={cn('border-l-2 px-4 py-3 text-sm text-ink', KIND[kind])}>
          <p className="font-semibold">{notice.title}</p>
          {notice.description && <p className="mt-0.5">{notice.description}</p>}
          {notice.detail && <p className="mt-0.5">{notice.detail}</p>}
        </div>
      )}
    </div>
  );
}
