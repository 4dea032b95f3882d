import {Form} from '@remix-run/react';
import {HONEYPOT_FIELD} from '#contracts/guard';
import {LIMITS} from '#contracts/limits';
import {orderLinkFormSchema} from '#contracts/order-link';
import {Button} from '~/components/Button';
import {FormStatus} from '~/components/FormStatus';
import {HoneypotField} from '~/components/HoneypotField';
import {showToast} from '~/components/show-toast';
import {TextField} from '~/components/TextField';
import type {FormResult} from '~/lib/forms/form-result';
import {useValidatedForm} from '~/lib/forms/use-validated-form';
import {useWords} from '~/words';

export function FindOrderForm({actionData}: {actionData?: FormResult}) {
  const words = useWords();
  const {formProps, isSubmitting, status, field} = useValidatedForm({
    action: '/order',
    schema: orderLinkFormSchema(words.shared),
    failure: words.order.failed,
    announce: showToast,
    actionData,
  });
  return (
    <Form {...formProps}>
      <HoneypotField name={HONEYPOT_FIELD} />
      <fieldset disabled={isSubmitting} className="grid min-w-0 gap-6">
        <TextField
          {...field('number')}
          label={words.order.number}
          required
          maxLength={LIMITS.orderNumber}
          autoComplete="off"
        />
        <TextField
          {...field('email')}
          label={words.order.email}
          type="email"
          required
          maxLength={LIMITS.email}
          autoComplete="email"
          inputMode="email"
        />
        <div>
          <Button type="submit" isPending={isSubmitting} className="w-full sm:w-auto sm:min-w-48">
            {isSubmitting ? words.order.sending : words.order.send}
          </Button>
        </div>
      </fieldset>
      <FormStatus {...status} className="not-empty:mt-6" />
    </Form>
  );
}
