import {createStoredValue} from '~/lib/browser/use-stored-value';
import {createSubscribers} from '~/lib/browser/subscribers';
import {parseJson} from '~/lib/read-json';

/** The visitor's choice; 'unasked' until the visitor makes one. */
export type Choice = 'accepted' | 'declined' | 'unasked';

/** Changing the key asks every visitor again, for example after adding a service. */
export const choiceStore = createStoredValue('privacy-choice', readChoice);

function readChoice(text: string | null): Choice {
  const stored = parseJson(text ?? '');
  return stored === 'accepted' || stored === 'declined' ? stored : 'unasked';
}

/** Whether the browser sends Global Privacy Control (globalprivacycontrol.org). */
export function hasPrivacySignal(): boolean {
  return (navigator as {globalPrivacyControl?: boolean}).globalPrivacyControl === true;
}

/** The footer's button opens the choices. When they close, it gets the focus back. */
export const {subscribe: onChoicesOpen, notify: openChoices} =
  createSubscribers<[opener: HTMLElement]>();
