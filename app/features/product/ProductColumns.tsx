import type {ReactNode} from 'react';

/** The two columns of a product page, pictures and text; stacked on a phone. */
export function ProductColumns({picture, children}: {picture: ReactNode; children: ReactNode}) {
  return (
    <div className="mt-4 grid gap-x-[clamp(2.5rem,6vw,6rem)] gap-y-10 print:gap-y-6 lg:grid-cols-[minmax(0,1.5fr)_minmax(20rem,1fr)]">
      {picture}
      <div className="grid min-w-0 content-start gap-10 print:gap-5">{children}</div>
    </div>
  );
}
