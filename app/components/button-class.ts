import {cn} from '~/lib/cn';

/** `solid` for a page's main action, `outline` for a secondary one, `quiet` for others. */
export type ButtonVariant = 'solid' | 'outline' | 'quiet';

/** The classes of `Button` and `ButtonLink`. Both are 48 px high, a comfortable touch target. */
export function buttonClass(variant: ButtonVariant, className?: string): string {
  return cn('button', `button-${variant}`, className);
}
