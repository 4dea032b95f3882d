import {cn} from '~/lib/cn';

/** `solid` for a page's main action, `outline` for the second one, `quiet` for others. */
export type ButtonVariant = 'solid' | 'outline' | 'quiet';

/** The class of `Button` and `ButtonLink`; both are 48 px high, a comfortable touch target. */
export function buttonClass(variant: ButtonVariant, className?: string): string {
  return cn('button', `button-${variant}`, className);
}
