import {Form} from '@remix-run/react';
import type {ReactNode} from 'react';
import {Button} from '~/components/Button';
import {FormStatus} from '~/components/FormStatus';
import {HoneypotField} from '~/components/HoneypotField';
import type {ValidatedForm} from './use-validated-form';
import {useWords} from '~/words';

export interface VisitorFormProps {
  form: ValidatedForm;
  /** The button's label. */
  send: string;
  onInput?: () => void;
  /** The fields, in two columns where there's room. */
  children: ReactNode;
}

/** The frame of a form: a honeypot, its fields, the button, and the result. */
export function VisitorForm({form, send, onInput, children}: VisitorFormProps) {
  const words = useWords();
  const {formProps, isSubmitting, status} = form;
  return (
    <Form {...formProps} onInput={onInput}>
      <HoneypotField />
      <fieldset
        disabled={isSubmitting}
        className="grid min-w-0 grid-cols-1 gap-x-5 gap-y-4 sm:grid-cols-2 sm:gap-y-6"
      >
        {children}
        <div className="flex flex-wrap items-center gap-x-6 sm:col-span-2">
          <Button
            type="submit"
            isPending={isSubmitting}
            className="w-full sm:w-auto sm:min-w-[min(12rem,100%)]"
          >
            {isSubmitting ? words.forms.sending : send}
          </Button>
          {/* The toast says the same, so this shows once the toast has gone. Screen readers read it at once. */}
          <FormStatus
            {...status}
            className="grow transition-opacity not-empty:basis-64 max-sm:not-empty:mt-6 sm:not-empty:my-2 [body:has([data-sonner-toast])_&]:opacity-0"
          />
        </div>
      </fieldset>
    </Form>
  );
}
