import type {FormEvent} from 'react';

/** Closes the filters of a submitted form: the works are below them; on a phone, far below. */
export function closeFilters({currentTarget}: FormEvent<HTMLFormElement>): void {
  const filters = currentTarget.querySelector('details');
  if (filters?.contains(document.activeElement)) filters.querySelector('summary')?.focus();
  filters?.removeAttribute('open');
}
