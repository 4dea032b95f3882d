import {LIMITS} from '#contracts/limits';
import {orderLinkFormSchema} from '#contracts/order-link';
import {TextField} from '~/components/TextField';
import type {FormResult} from '~/lib/forms/form-result';
import {useValidatedForm} from '~/shop/forms/use-validated-form';
import {EmailField} from '~/shop/forms/EmailField';
import {VisitorForm} from '~/shop/forms/VisitorForm';
import {useWords} from '~/words';

export function FindOrderForm({actionData}: {actionData?: FormResult}) {
  const words = useWords();
  const form = useValidatedForm({
    action: '/order',
    name: 'order',
    schema: () => orderLinkFormSchema(words.shared),
    failure: words.order.failed,
    actionData,
  });
  return (
    <VisitorForm form={form} send={words.order.send}>
      <TextField
        {...form.field('number')}
        label={words.order.number}
        required
        maxLength={LIMITS.orderNumber}
        autoComplete="off"
      />
      <EmailField {...form.field('email')} />
    </VisitorForm>
  );
}
