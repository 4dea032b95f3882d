import type {ReactNode} from 'react';
import {cn} from '~/lib/cn';

/** The `sizes` of its picture. */
export const PICTURE_SIZES = '(min-width: 120em) 59rem, (min-width: 64em) 51vw, 92vw';

export interface PicturePageProps {
  /** Beside the text, no wider than the window is high. Below 1024 px it's below the text, and no wider. */
  picture: ReactNode;
  /** Puts the picture above the text below 1024 px. */
  isPictureFirst?: boolean;
  children: ReactNode;
}

/** A short page of text or a form, with a picture. */
export function PicturePage({picture, isPictureFirst = false, children}: PicturePageProps) {
  return (
    <div className="mx-auto grid max-w-page gap-x-columns gap-y-8 px-gutter pt-[clamp(2rem,5vw,4.5rem)] lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] 2xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="lg:self-center">{children}</div>
      <div
        className={cn(
          'w-full max-lg:max-w-text lg:max-w-[calc(100svh-12rem)] lg:justify-self-end',
          isPictureFirst && 'max-lg:order-first',
        )}
      >
        {picture}
      </div>
    </div>
  );
}
