import {useEffect, useState} from 'react';
import {Spinner} from '~/components/Spinner';
import {loadViewer} from './load-viewer';
import type {ViewerProps} from './Viewer';

export interface ViewerOnDemandProps extends ViewerProps {
  /** Called when its code could not be fetched. */
  onUnavailable: () => void;
}

/** The viewer, whose code is fetched when the first picture is opened, unless pointing at one has fetched it already. */
export function ViewerOnDemand({onUnavailable, ...viewer}: ViewerOnDemandProps) {
  const [Viewer, setViewer] = useState<React.ComponentType<ViewerProps> | null>(null);
  const [isFetching, setIsFetching] = useState(false);
  const isMissing = viewer.openIndex !== null && !Viewer;

  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    setIsFetching(true);
    loadViewer().then(
      (module) => isCurrent && setViewer(() => module.Viewer),
      () => isCurrent && onUnavailable(),
    );
    return () => {
      isCurrent = false;
      setIsFetching(false);
    };
  }, [isMissing, onUnavailable]);

  if (Viewer) return <Viewer {...viewer} />;
  if (!isFetching) return null;
  return (
    <div className="fixed right-5 bottom-5 z-20 grid size-16 place-items-center rounded-full bg-wall text-sea shadow-lg">
      <Spinner label="Opening" size="large" />
    </div>
  );
}
