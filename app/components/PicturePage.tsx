import type {ReactNode} from 'react';

export interface PicturePageProps {
  /** Beside the text, or on a phone below it. */
  picture: ReactNode;
  children: ReactNode;
}

/** A short page of text or a form, with a picture. */
export function PicturePage({picture, children}: PicturePageProps) {
  return (
    <div className="mx-auto grid max-w-page gap-x-columns gap-y-12 px-gutter pt-[clamp(2rem,5vw,4.5rem)] md:grid-cols-[minmax(0,1fr)_minmax(0,0.8fr)]">
      <div>{children}</div>
      <div>{picture}</div>
    </div>
  );
}
