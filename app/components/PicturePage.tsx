import type {ReactNode} from 'react';
import {cn} from '~/lib/cn';

/** The `sizes` of a picture that is about square. */
export const PICTURE_SIZES = '(min-width: 64em) 60vw, 92vw';

export interface PicturePageProps {
  /** Beside the text, to the edges of the window. Below 1024 px it's below the text, and no wider. */
  picture: ReactNode;
  /** Above the picture below 1024 px, for a page whose text is longer than the window. */
  header?: ReactNode;
  /** Shows the picture uncropped, as for a work for sale. */
  isWhole?: boolean;
  children: ReactNode;
}

/** A page of text or a form, with a picture as high as the window. */
export function PicturePage({picture, header, isWhole = false, children}: PicturePageProps) {
  return (
    <div
      className={cn(
        'large-type grid gap-y-6 pt-8 lg:grid-cols-[minmax(0,1fr)_56%] lg:gap-x-[clamp(2rem,4vw,5rem)] lg:pt-0',
        // Aligned with the header's edges.
        'lg:pl-[max(var(--spacing-gutter),50%-53.75rem)]',
        isWhole && 'lg:pr-[max(var(--spacing-gutter),50%-53.75rem)]',
        header ? 'lg:grid-rows-[auto_1fr]' : '',
      )}
    >
      {header && <div className="max-lg:px-gutter lg:pt-page-top">{header}</div>}
      <div
        className={cn(
          'max-lg:px-gutter lg:col-start-1',
          header ? 'max-lg:order-last' : 'lg:self-center lg:py-10',
        )}
      >
        {children}
      </div>
      <div
        className={cn(
          'max-lg:mx-gutter max-lg:max-w-text lg:sticky lg:top-header lg:col-start-2 lg:row-start-1 lg:self-start',
          // The height of the window minus the header, the bars above it and the caption.
          'lg:[&_img]:h-[max(24rem,100svh-var(--spacing-header)-var(--bars)-3.25rem)]',
          isWhole ? 'lg:[&_img]:object-contain' : 'lg:[&_img]:object-cover',
          header ? 'lg:row-span-2' : '',
        )}
      >
        {picture}
      </div>
    </div>
  );
}
