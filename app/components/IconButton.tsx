import type {ComponentPropsWithoutRef} from 'react';
import {Icon} from '~/components/Icon';
import {Tooltip} from '~/components/Tooltip';
import {cn} from '~/lib/cn';

export interface IconButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** The accessible name, which is also the tooltip. */
  label: string;
  /** The `d` of the icon's path in a 24 by 24 view box. */
  path: string;
}

/** A button with only an icon. Disable it with `aria-disabled`: a `disabled` button would lose the focus. */
export function IconButton({label, path, className, children, ...rest}: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={cn(
        'relative grid size-[48px] place-items-center transition-colors aria-disabled:cursor-default',
        className,
      )}
    >
      <Icon path={path} />
      {/* A new element for each name, as in `FreshText`. */}
      <Tooltip key={label}>{label}</Tooltip>
      {children}
    </button>
  );
}
