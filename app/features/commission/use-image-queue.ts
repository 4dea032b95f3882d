import {useEffect, useState, useSyncExternalStore} from 'react';
import {
  createImageQueue,
  INITIAL_QUEUE,
  type ImageQueue,
  type ImageQueueState,
} from './image-queue';
import {uploadImage} from './upload-image';

/** The reference images of the form on this page. Uploads that still run end with the page. */
export function useImageQueue(): {queue: ImageQueue; state: ImageQueueState} {
  const [queue] = useState(() => createImageQueue(uploadImage));
  const state = useSyncExternalStore(queue.subscribe, queue.getState, () => INITIAL_QUEUE);
  useEffect(() => () => queue.clear(), [queue]);
  return {queue, state};
}
