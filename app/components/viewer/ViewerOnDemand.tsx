import {LoadingPanel} from '~/components/LoadingPanel';
import {useOnDemand} from '~/components/use-on-demand';
import type {ViewerProps} from './Viewer';
import {viewerCode} from './viewer-code';

export interface ViewerOnDemandProps extends ViewerProps {
  /** Called when its code could not be loaded; must be stable between renders. */
  onUnavailable: () => void;
}

/** The viewer. Its code loads when the first picture is opened, or earlier on hover and focus. */
export function ViewerOnDemand({onUnavailable, ...viewer}: ViewerOnDemandProps) {
  const {part: Viewer, isLoading} = useOnDemand(
    viewerCode,
    viewer.openIndex !== null,
    onUnavailable,
  );

  if (Viewer) return <Viewer {...viewer} />;
  return isLoading && <LoadingPanel />;
}
