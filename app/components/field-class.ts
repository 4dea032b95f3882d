import {cn} from '~/lib/cn';

const CONTROL =
  'block w-full min-h-12 scroll-mt-[calc(var(--spacing-header)+3.5rem)] rounded-none border border-edge bg-wall px-4 py-2 text-base text-ink transition-colors placeholder:text-muted hover:border-ink focus-visible:border-sea focus-visible:outline-offset-0 disabled:border-line disabled:bg-mat disabled:text-muted aria-invalid:border-danger aria-invalid:bg-danger-pale/50';

/** The look of everything that is typed into or chosen from: 48 px high at least, its text no smaller than 16 px. */
export function controlClass(className?: string): string {
  return cn(CONTROL, className);
}
