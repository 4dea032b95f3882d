import type {ReactNode} from 'react';

export interface PicturePageProps {
  /** Beside the text. Below 1024 px it's below the text, or above it where the text is about it. */
  picture: ReactNode;
  isPictureFirst?: boolean;
  children: ReactNode;
}

/** A short page of text or a form, with a picture. */
export function PicturePage({picture, isPictureFirst = false, children}: PicturePageProps) {
  return (
    <div className="mx-auto grid max-w-page gap-x-columns gap-y-12 px-gutter pt-[clamp(2rem,5vw,4.5rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,0.8fr)]">
      <div>{children}</div>
      <div className={isPictureFirst ? 'max-lg:order-first' : undefined}>{picture}</div>
    </div>
  );
}
