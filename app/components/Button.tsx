import type {ComponentPropsWithoutRef} from 'react';
import {buttonClass, type ButtonVariant} from '~/components/button-class';
import {Spinner} from '~/components/Spinner';

export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  variant?: ButtonVariant;
  /** While true the button is disabled and turns; give the words of the wait as children ('Sending...'). */
  isPending?: boolean;
}

/** A button in the shop's look. It submits nothing unless `type="submit"` says so. */
export function Button({
  variant = 'solid',
  isPending = false,
  type = 'button',
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || isPending}
      aria-busy={isPending || undefined}
      className={buttonClass(variant, className)}
    >
      {isPending && <Spinner label={null} />}
      {children}
    </button>
  );
}
