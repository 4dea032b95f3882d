import {cn} from '~/lib/cn';

/** The classes of form controls: at least 48 px high, with text of at least 16 px. */
export function controlClass(className?: string): string {
  return cn('control', className);
}
