import {useEffect, useState} from 'react';
import {Spinner} from '~/components/Spinner';
import type {LightboxProps} from './Lightbox';
import {loadLightbox} from './load-lightbox';

export interface LightboxOnDemandProps extends LightboxProps {
  /** Called when its code could not be fetched. */
  onUnavailable: () => void;
}

/** The lightbox, whose code is fetched when the first work is opened, unless pointing at a work has fetched it already. */
export function LightboxOnDemand({onUnavailable, ...lightbox}: LightboxOnDemandProps) {
  const [Lightbox, setLightbox] = useState<React.ComponentType<LightboxProps> | null>(null);
  const [isFetching, setIsFetching] = useState(false);
  const isMissing = lightbox.openIndex !== null && !Lightbox;

  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    setIsFetching(true);
    loadLightbox().then(
      (module) => isCurrent && setLightbox(() => module.Lightbox),
      () => isCurrent && onUnavailable(),
    );
    return () => {
      isCurrent = false;
      setIsFetching(false);
    };
  }, [isMissing, onUnavailable]);

  if (Lightbox) return <Lightbox {...lightbox} />;
  if (!isFetching) return null;
  return (
    <div className="fixed right-5 bottom-5 z-20 grid size-16 place-items-center rounded-full bg-wall text-sea shadow-lg">
      <Spinner label="Opening" size="large" />
    </div>
  );
}
