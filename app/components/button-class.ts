import {cn} from '~/lib/cn';

/** `solid` for the one act a view is for, `outline` beside it, `quiet` for the rest. */
export type ButtonVariant = 'solid' | 'outline' | 'quiet';

/** The look that `Button` and `ButtonLink` share; both are 48 px high, which suits a thumb. */
export function buttonClass(variant: ButtonVariant, className?: string): string {
  return cn('button', `button-${variant}`, className);
}
