import {useId, useState} from 'react';
import {useWords} from '~/words';
import {cartStore} from '~/shop/cart/use-cart';
import {MAX_NOTE} from './checkout/checkout-contract';

/** A note for the parcel, stored with the cart and sent with the order. */
export function GiftNote({note}: {note: string | undefined}) {
  const words = useWords();
  const id = useId();
  // Stays open when its text is deleted.
  const [startsOpen] = useState(Boolean(note));
  return (
    <details className="disclosure py-2 text-sm" open={startsOpen}>
      <summary className="cursor-pointer py-3 text-muted">{words.cartPanel.note.open}</summary>
      <label htmlFor={id} className="block">
        {words.cartPanel.note.label}
      </label>
      <p id={`${id}-hint`} className="mb-2 text-muted">
        {words.cartPanel.note.hint}
      </p>
      <textarea
        id={id}
        name="note"
        aria-describedby={`${id}-hint`}
        maxLength={MAX_NOTE}
        rows={3}
        defaultValue={note}
        onChange={({target}) =>
          cartStore.update((cart) => ({...cart, note: target.value || undefined}))
        }
        className="control mb-4"
      />
    </details>
  );
}
