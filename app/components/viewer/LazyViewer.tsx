import {lazy} from 'react';
import {LazyPart} from '~/components/LazyPart';
import {LoadingPanel} from '~/components/LoadingPanel';
import type {ViewerProps} from './Viewer';

const Viewer = lazy(() => import('./Viewer').then(({Viewer}) => ({default: Viewer})));

export interface LazyViewerProps extends ViewerProps {
  /** Called when its code can't be loaded. */
  onUnavailable: () => void;
}

/** The viewer. Its code loads when the visitor opens the first picture. */
export function LazyViewer({onUnavailable, ...viewer}: LazyViewerProps) {
  return (
    <LazyPart fallback={<LoadingPanel />} onError={onUnavailable}>
      <Viewer {...viewer} />
    </LazyPart>
  );
}
