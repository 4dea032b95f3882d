import type {ReactNode} from 'react';

/** Shown in place of an empty list. */
export function EmptyState({children}: {children: ReactNode}) {
  return <p className="border-y border-line py-16 text-center text-muted">{children}</p>;
}
