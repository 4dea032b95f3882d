import {cn} from '~/lib/cn';

/** The look of everything that is typed into or chosen from: 48 px high at least, its text no smaller than 16 px. */
export function controlClass(className?: string): string {
  return cn('control', className);
}
