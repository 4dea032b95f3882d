import {lazy, useEffect, useState} from 'react';
import {LazyPart} from '~/components/LazyPart';
import {LoadingPanel} from '~/components/LoadingPanel';
import type {ViewerProps} from './Viewer';

const importViewer = () => import('./Viewer');

const createLazyViewer = () => lazy(() => importViewer().then(({Viewer}) => ({default: Viewer})));

type ViewerCode = ReturnType<typeof createLazyViewer>;

/** Loads the viewer's code before a picture is opened: when one is pointed at, or takes the focus. */
export function prefetchViewer(): void {
  importViewer().catch(() => {});
}

export interface LazyViewerProps extends ViewerProps {
  /** Called when its code cannot be loaded. */
  onUnavailable: () => void;
}

/** The viewer, from the first picture that is opened. It then stays, so that it can fade out. */
export function LazyViewer({onUnavailable, ...viewer}: LazyViewerProps) {
  // In the state, because React never loads the code of one that failed again.
  const [Viewer, setViewer] = useState<ViewerCode | null>(null);
  const isOpen = viewer.openIndex !== null;

  useEffect(() => {
    if (isOpen) setViewer((current: ViewerCode | null) => current ?? createLazyViewer());
  }, [isOpen]);

  function giveUp() {
    setViewer(null);
    onUnavailable();
  }

  return (
    Viewer && (
      <LazyPart fallback={<LoadingPanel />} onError={giveUp}>
        <Viewer {...viewer} />
      </LazyPart>
    )
  );
}
