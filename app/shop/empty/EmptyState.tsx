import type {ReactNode} from 'react';

/** Shown instead of an empty list. */
export function EmptyState({children}: {children: ReactNode}) {
  return <p className="border-t border-line pt-8 text-lg text-muted">{children}</p>;
}
