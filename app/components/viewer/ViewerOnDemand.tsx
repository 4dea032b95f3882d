import {OnDemandPart} from '~/components/OnDemandPart';
import type {ViewerProps} from './Viewer';
import {viewerCode} from './viewer-code';

export interface ViewerOnDemandProps extends ViewerProps {
  /** Called when its code could not be loaded. */
  onUnavailable: () => void;
}

/** The viewer. Its code loads when the first picture is opened, or earlier on hover and focus. */
export function ViewerOnDemand({onUnavailable, ...viewer}: ViewerOnDemandProps) {
  return (
    <OnDemandPart
      code={viewerCode}
      isNeeded={viewer.openIndex !== null}
      onUnavailable={onUnavailable}
      props={viewer}
    />
  );
}
