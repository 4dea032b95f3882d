import type {ReactNode} from 'react';
import type {HoldView} from '#contracts/hold';
import {CdnPicture} from '~/components/CdnPicture';
import {PageHeader} from '~/components/PageHeader';
import type {FormResult} from '~/lib/forms/form-result';
import {PostResult} from '~/shop/forms/PostResult';

export interface HoldHeaderProps {
  hold: HoldView;
  /** Below the title: the state of the hold. */
  text: string;
  result?: FormResult;
  children: ReactNode;
}

/** A private page of a hold: the work with its picture, the result of a post, and what follows. */
export function HoldHeader({hold: {work}, text, result, children}: HoldHeaderProps) {
  const {title, picture} = work;
  return (
    <div className="page grid grid-cols-1 gap-x-16 pt-page-top lg:grid-cols-2 lg:grid-rows-[auto_1fr] 2xl:grid-cols-[5fr_7fr] print:block print:p-0">
      <div>
        <PageHeader title={title}>{text}</PageHeader>
        <PostResult result={result} />
      </div>
      {picture && (
        <div className="max-lg:mt-8 lg:sticky lg:top-[calc(var(--spacing-header)+2rem)] lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start print:hidden">
          <CdnPicture
            image={picture}
            alt={picture.alt ?? title}
            sizes="(min-width: 120em) 61rem, (min-width: 97.5em) 51vw, (min-width: 64em) 45vw, 92vw"
            loading="eager"
            widths="page"
            className="h-auto max-h-[50svh] w-full object-contain object-left-top lg:max-h-[80svh]"
          />
        </div>
      )}
      <div>{children}</div>
    </div>
  );
}
