import {useId} from 'react';
import {TextAreaField} from '~/components/TextAreaField';
import {setNote} from './cart';
import {MAX_NOTE} from './checkout-contract';
import {cartStore} from './use-cart';

/** A note for the parcel, kept with the cart and sent with the order. */
export function GiftNote({note}: {note: string | undefined}) {
  const id = useId();
  return (
    <details className="py-2 text-sm" open={Boolean(note) || undefined}>
      <summary className="cursor-pointer py-3 text-muted">Add a gift note</summary>
      <TextAreaField
        id={id}
        label="Gift note"
        hint="It goes to the studio with your order."
        name="note"
        maxLength={MAX_NOTE}
        rows={3}
        defaultValue={note}
        onChange={({target}) => cartStore().update((cart) => setNote(cart, target.value))}
        className="mb-4"
      />
    </details>
  );
}
