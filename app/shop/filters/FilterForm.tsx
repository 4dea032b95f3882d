import {Form, type FormProps} from '@remix-run/react';
import {useEffect, useRef, type FormEvent} from 'react';
import type {WorkFilters} from './work-filters';

export interface FilterFormProps extends FormProps {
  filters: WorkFilters;
}

/** A GET form with filters in a disclosure, which closes when it's submitted. */
export function FilterForm({filters, ...form}: FilterFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const shownRef = useRef(filters);
  // A link, or going back or forward, may change the search. A reset keeps the focus. The first render keeps what the
  // visitor chose before hydration.
  useEffect(() => {
    if (shownRef.current !== filters) formRef.current?.reset();
    shownRef.current = filters;
  }, [filters]);
  return <Form ref={formRef} onSubmit={closeFilters} {...form} />;
}

/** Closes the filters, because they're above the works, which on a phone are far below. */
function closeFilters({currentTarget}: FormEvent<HTMLFormElement>): void {
  const filters = currentTarget.querySelector('details');
  if (filters?.contains(document.activeElement)) filters.querySelector('summary')?.focus();
  filters?.removeAttribute('open');
}
