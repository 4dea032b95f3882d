import type {ReactNode} from 'react';
import {Icon} from '~/components/Icon';
import {PageLink} from '~/components/PageLink';
import {Tooltip} from '~/components/Tooltip';

export interface IconLinkProps {
  to: string;
  /** The accessible name, which is also the tooltip. */
  label: string;
  /** The `d` of the icon's path in a 24 by 24 view box. */
  path: string;
  children?: ReactNode;
}

/** A link of the header with only an icon. */
export function IconLink({to, label, path, children}: IconLinkProps) {
  return (
    <PageLink
      to={to}
      className="relative grid size-[48px] place-items-center transition-colors hover:text-sea aria-[current]:text-sea"
    >
      <Icon path={path} />
      <Tooltip key={label}>{label}</Tooltip>
      {children}
    </PageLink>
  );
}
