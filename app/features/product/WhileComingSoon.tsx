import type {ReactNode} from 'react';
import {isComingSoon, launchInstantMs, type Launchable} from '~/shop/launch/launch';
import {useNow} from '~/shop/launch/use-now';

export interface WhileComingSoonProps {
  product: Launchable;
  renderedAtMs: number;
  children: ReactNode;
}

/** Renders its children until the product's launch. */
export function WhileComingSoon({product, renderedAtMs, children}: WhileComingSoonProps) {
  const nowMs = useNow(renderedAtMs, launchInstantMs(product, 'page'));
  return isComingSoon(product, 'page', nowMs) ? children : null;
}
