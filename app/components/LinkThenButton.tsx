import {useRef} from 'react';
import {useHydrated} from '~/lib/browser/use-hydrated';
import {cn} from '~/lib/cn';
import {Icon} from './Icon';
import {IconButton, type IconButtonProps} from './IconButton';

export interface LinkThenButtonProps extends IconButtonProps {
  /** Where the link leads, before the scripts run and without them. */
  href: string;
}

/** An icon button that's a link until hydration. The focus on the link moves to the button. */
export function LinkThenButton({href, ...button}: LinkThenButtonProps) {
  const {label, path, className} = button;
  const linkRef = useRef<HTMLAnchorElement>(null);
  if (useHydrated()) {
    // React removes the link only after it has rendered the button.
    const hasFocus = document.activeElement === linkRef.current;
    // eslint-disable-next-line jsx-a11y/no-autofocus -- the visitor had focused the link
    return <IconButton {...button} autoFocus={hasFocus} />;
  }
  return (
    <a
      ref={linkRef}
      href={href}
      aria-label={label}
      className={cn('grid size-[48px] place-items-center', className)}
    >
      <Icon path={path} />
    </a>
  );
}
