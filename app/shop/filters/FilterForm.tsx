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
  // A link, or going back or forward, may change the search. The fields keep their focus, and at first what a visitor
  // has chosen before the scripts ran.
  useEffect(() => {
    if (shownRef.current !== filters) formRef.current?.reset();
    shownRef.current = filters;
  }, [filters]);
  return <Form ref={formRef} onSubmit={closeFilters} {...form} />;
}

/** The works are below the filters; on a phone, far below. */
function closeFilters({currentTarget}: FormEvent<HTMLFormElement>): void {
  const filters = currentTarget.querySelector('details');
  if (filters?.contains(document.activeElement)) filters.querySelector('summary')?.focus();
  filters?.removeAttribute('open');
}
