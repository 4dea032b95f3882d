import type {ComponentPropsWithoutRef} from 'react';
import {Icon} from '~/components/Icon';
import {Tooltip} from '~/components/Tooltip';
import {cn} from '~/lib/cn';

export interface IconButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** The accessible name, which is the tooltip too. */
  label: string;
  /** The `d` of the icon's path in a 24 by 24 view box. */
  path: string;
}

/** A button that shows an icon only. At an end it is `aria-disabled`, since a disabled button would lose the focus. */
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
      {/* A new node for each name: a browser that translates the page wraps the text of this one. */}
      <Tooltip key={label}>{label}</Tooltip>
      {children}
    </button>
  );
}
