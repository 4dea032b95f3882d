import type {ReactNode} from 'react';
import {isComingSoon, launchInstantMs, type Launchable} from '~/lib/launch/launch';
import {useNow} from '~/lib/launch/use-now';

export interface WhileComingSoonProps {
  product: Launchable;
  renderedAtMs: number;
  children: ReactNode;
}

/** Shows its children on a product's pages until the launch, and takes them away at the instant itself. */
export function WhileComingSoon({product, renderedAtMs, children}: WhileComingSoonProps) {
  const nowMs = useNow(renderedAtMs, launchInstantMs(product, 'page'));
  return isComingSoon(product, 'page', nowMs) ? children : null;
}
