import {lazy} from 'react';
import {LazyPart} from '~/components/LazyPart';
import {LoadingPanel} from '~/components/LoadingPanel';
import type {ViewerProps} from './Viewer';

const Viewer = lazy(() => import('./Viewer').then(({Viewer}) => ({default: Viewer})));

export interface LazyViewerProps extends ViewerProps {
  /** Called when its code cannot be loaded. */
  onUnavailable: () => void;
}

/** The viewer, whose code loads when the first picture is opened. */
export function LazyViewer({onUnavailable, ...viewer}: LazyViewerProps) {
  return (
    <LazyPart fallback={<LoadingPanel />} onError={onUnavailable}>
      <Viewer {...viewer} />
    </LazyPart>
  );
}
