import {readStored, store} from '~/lib/browser/stored';
import {createSubscribers} from '~/lib/browser/subscribers';

/** The visitor's choice; 'unasked' until the visitor makes one. */
export type Choice = 'accepted' | 'declined' | 'unasked';

/** Changing the key asks every visitor again, for example after adding a service. */
export const CHOICE_KEY = 'privacy-choice';

/** The stored choice; 'unasked' when the browser blocks storage. */
export function readChoice(): Choice {
  const stored = readStored('localStorage', CHOICE_KEY);
  return stored === 'accepted' || stored === 'declined' ? stored : 'unasked';
}

/** Without storage, the choice applies to this page, and the next page asks again. */
export function storeChoice(choice: 'accepted' | 'declined'): void {
  store('localStorage', CHOICE_KEY, choice);
}

/** Whether the browser sends Global Privacy Control (globalprivacycontrol.org). */
export function hasPrivacySignal(): boolean {
  return (navigator as {globalPrivacyControl?: boolean}).globalPrivacyControl === true;
}

/** The footer's button opens the choices. */
export const {subscribe: onChoicesOpen, notify: openChoices} = createSubscribers();
