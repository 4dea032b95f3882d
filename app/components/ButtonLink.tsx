import {Link, type LinkProps} from '~/components/Link';
import {buttonClass, type ButtonVariant} from '~/components/button-class';

export interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant;
  className?: string;
}

/** A link styled as a button. A URL with its own scheme (`mailto:`) works as well. */
export function ButtonLink({variant = 'solid', className, ...rest}: ButtonLinkProps) {
  return <Link prefetch="intent" {...rest} className={buttonClass(variant, className)} />;
}
