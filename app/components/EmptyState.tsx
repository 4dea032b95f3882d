import type {ReactNode} from 'react';

/** What stands where a list would, when there is nothing in it. */
export function EmptyState({children}: {children: ReactNode}) {
  return <p className="border-y border-line py-16 text-center text-muted">{children}</p>;
}
