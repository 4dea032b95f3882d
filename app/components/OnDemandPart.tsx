import type {ComponentType} from 'react';
import type {OnDemand} from '~/lib/browser/on-demand';
import {LoadingPanel} from './LoadingPanel';
import {useOnDemand} from './use-on-demand';

export interface OnDemandPartProps<Props extends object> {
  code: OnDemand<ComponentType<Props>>;
  isNeeded: boolean;
  /** Called when its code could not be loaded; it should end the need. */
  onUnavailable: () => void;
  /** The component's props. */
  props: Props;
}

/** A component whose code loads on first need, and what is shown meanwhile. Once loaded it stays. */
export function OnDemandPart<Props extends object>({
  code,
  isNeeded,
  onUnavailable,
  props,
}: OnDemandPartProps<Props>) {
  const Part = useOnDemand(code, isNeeded, onUnavailable);
  return Part ? <Part {...props} /> : isNeeded && <LoadingPanel />;
}
