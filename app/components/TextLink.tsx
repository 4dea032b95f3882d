import {Link, type LinkProps} from '~/components/Link';
import {cn} from '~/lib/cn';

/** An inline link. A URL with its own scheme (`mailto:`) works as well. */
export function TextLink({className, ...rest}: LinkProps & {className?: string}) {
  return (
    <Link
      prefetch="intent"
      {...rest}
      className={cn(
        'text-sea underline decoration-sea-line decoration-1 underline-offset-4 transition-colors hover:text-sea-deep hover:decoration-current',
        className,
      )}
    />
  );
}
