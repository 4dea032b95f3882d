import {cn} from '~/lib/cn';

/** `solid` for the one act a view is for, `outline` beside it, `quiet` for the rest. */
export type ButtonVariant = 'solid' | 'outline' | 'quiet';

const BASE =
  'inline-flex min-h-12 items-center justify-center gap-3 text-center text-sm leading-snug font-medium tracking-label select-none transition-colors';

const VARIANT: Record<ButtonVariant, string> = {
  solid:
    'px-7 py-3 bg-sea text-white hover:bg-sea-deep disabled:bg-line disabled:text-muted aria-disabled:bg-line aria-disabled:text-muted',
  outline:
    'px-7 py-3 border border-ink/70 text-ink hover:border-sea hover:bg-sea hover:text-white disabled:border-line disabled:bg-transparent disabled:text-muted',
  quiet:
    'text-sea underline decoration-sea/35 decoration-1 underline-offset-[0.4em] hover:text-sea-deep hover:decoration-current disabled:text-muted disabled:no-underline',
};

/** The look that `Button` and `ButtonLink` share; both are 48 px high, which suits a thumb. */
export function buttonClass(variant: ButtonVariant, className?: string): string {
  return cn(BASE, VARIANT[variant], 'disabled:cursor-not-allowed', className);
}
