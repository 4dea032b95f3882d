import {createSubscribers} from '~/lib/browser/subscribers';

/** The visitor's choice; 'unasked' until the visitor makes one. */
export type Choice = 'accepted' | 'declined' | 'unasked';

/** Changing the key asks every visitor again, for example after adding a service. */
export const CHOICE_KEY = 'privacy-choice';

/** The stored choice; 'unasked' when the browser blocks storage. */
export function readChoice(): Choice {
  try {
    const stored = localStorage.getItem(CHOICE_KEY);
    return stored === 'accepted' || stored === 'declined' ? stored : 'unasked';
  } catch {
    return 'unasked';
  }
}

export function storeChoice(choice: 'accepted' | 'declined'): void {
  try {
    localStorage.setItem(CHOICE_KEY, choice);
  } catch {
    // Without storage, the choice applies to this page, and the next page asks again.
  }
}

/** Whether the browser sends Global Privacy Control (globalprivacycontrol.org). */
export function hasPrivacySignal(): boolean {
  return (navigator as {globalPrivacyControl?: boolean}).globalPrivacyControl === true;
}

/** The footer's button opens the choices. */
export const {subscribe: onChoicesOpen, notify: openChoices} = createSubscribers();
