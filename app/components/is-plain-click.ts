import type {MouseEvent} from 'react';

/** Whether a click on a link stays in this window: the browser handles new tabs, new windows and downloads. */
export function isPlainClick({metaKey, ctrlKey, shiftKey, altKey}: MouseEvent): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey);
}
