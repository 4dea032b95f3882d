import {useEffect, useState, useSyncExternalStore} from 'react';
import {useWords} from '~/words';
import {
  createImageQueue,
  INITIAL_QUEUE,
  type ImageQueue,
  type ImageQueueState,
} from './image-queue';
import {uploadImage} from './upload-image';

/** The image queue of this page's form. Leaving the page aborts running uploads. */
export function useImageQueue(): {queue: ImageQueue; state: ImageQueueState} {
  const words = useWords();
  const [queue] = useState(() =>
    createImageQueue(words, (file, index, options) => uploadImage(words, file, index, options)),
  );
  const state = useSyncExternalStore(queue.subscribe, queue.getState, () => INITIAL_QUEUE);
  useEffect(() => () => queue.clear(), [queue]);
  return {queue, state};
}
