import {cn} from '~/lib/cn';
import type {Notice} from '~/lib/notice';

export interface FormStatusProps {
  /** Null while there is nothing to say; the region stays, so that screen readers hear what comes into it. */
  notice: Notice | null;
  kind: 'success' | 'error' | 'info';
  id?: string;
  /** The page begins with the focus here: it is the answer to a post without scripts. */
  startsFocused?: boolean;
  className?: string;
}

const KIND = {
  success: 'border-sea bg-sea-pale',
  error: 'border-danger bg-danger-pale',
  info: 'border-edge bg-mat',
} as const;

/** What a toast says, said again in its place on the page: beside the form, for good, and without scripts. */
export function FormStatus({notice, kind, id, startsFocused, className}: FormStatusProps) {
  return (
    <div
      id={id}
      role={kind === 'error' ? 'alert' : 'status'}
      className={className}
      {...(startsFocused && {tabIndex: -1, autoFocus: true})}
    >
      {notice && (
        <div className={cn('border-l-2 px-4 py-3 text-sm text-ink', KIND[kind])}>
          <p className="font-semibold">{notice.title}</p>
          {notice.description && <p className="mt-0.5">{notice.description}</p>}
        </div>
      )}
    </div>
  );
}
