import {LoadingPanel} from '~/components/LoadingPanel';
import {useOnDemand} from '~/components/use-on-demand';
import type {ViewerProps} from './Viewer';
import {viewerCode} from './viewer-code';

export interface ViewerOnDemandProps extends ViewerProps {
  /** Called when its code could not be fetched; the same function at every render. */
  onUnavailable: () => void;
}

/** The viewer, whose code is fetched when the first picture is opened, unless pointing at one has fetched it already. */
export function ViewerOnDemand({onUnavailable, ...viewer}: ViewerOnDemandProps) {
  const {part: Viewer, isLoading} = useOnDemand(
    viewerCode,
    viewer.openIndex !== null,
    onUnavailable,
  );

  if (Viewer) return <Viewer {...viewer} />;
  return isLoading && <LoadingPanel />;
}
