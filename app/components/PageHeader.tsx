import type {ReactNode} from 'react';

/** A page's title and introduction. */
export function PageHeader({title, children}: {title: string; children?: ReactNode}) {
  return (
    <header className="max-w-text">
      <h1 className="text-3xl">{title}</h1>
      {children && <p className="mt-4 text-lg text-balance text-muted">{children}</p>}
    </header>
  );
}
