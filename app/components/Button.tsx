import type {ComponentPropsWithoutRef} from 'react';
import {buttonClass, type ButtonVariant} from '~/components/button-class';
import {Spinner} from '~/components/Spinner';

export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  variant?: ButtonVariant;
  /** While true, the button is disabled and shows a spinner. Pass the pending label as children ('Sending...'). */
  isPending?: boolean;
}

/** The shop's button. It submits only with `type="submit"`. */
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
