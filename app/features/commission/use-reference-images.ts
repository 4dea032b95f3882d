import {useEffect, useState, useSyncExternalStore} from 'react';
import {useWords} from '~/words';
import {findFileName} from './image-messages';
import {createImageQueue} from './image-queue';

export type ReferenceImagesState = ReturnType<typeof useReferenceImages>;

/**
 * The reference images of a form, and its upload queue. `sentUrls` are the images that an earlier post without
 * JavaScript uploaded.
 */
export function useReferenceImages(sentUrls: readonly string[] | undefined) {
  const words = useWords();
  const [queue] = useState(() => createImageQueue(words));
  const state = useSyncExternalStore(queue.subscribe, queue.getState, queue.getState);

  useEffect(() => {
    if (!sentUrls?.length) return;
    queue.restore(sentUrls.map((url) => ({name: findFileName(words, url), size: null, url})));
  }, [sentUrls, queue, words]);

  useEffect(() => queue.leave, [queue]);

  /** Waits for all uploads. Returns the signed URLs. */
  async function awaitUrls(): Promise<string[]> {
    await queue.settled();
    return queue.getState().images.flatMap(({url}) => url ?? []);
  }

  return {...queue, ...state, awaitUrls};
}
