/** What the visitor chose; 'unasked' while nobody has been asked. */
export type Choice = 'accepted' | 'declined' | 'unasked';

/** Another number asks everybody anew, as when something else is measured. */
const VERSION = 1;

export const CHOICE_KEY = 'privacy-choice';

interface StoredChoice {
  choice: 'accepted' | 'declined';
  /** ISO instant. */
  decidedAt: string;
  version: number;
}

/** The choice in storage; what cannot be read, and one about something else, is none. */
export function readChoice(getStorage: () => Pick<Storage, 'getItem'>): Choice {
  try {
    const stored = JSON.parse(
      getStorage().getItem(CHOICE_KEY) ?? 'null',
    ) as Partial<StoredChoice> | null;
    if (stored?.version !== VERSION) return 'unasked';
    return stored.choice === 'accepted' || stored.choice === 'declined' ? stored.choice : 'unasked';
  } catch {
    return 'unasked';
  }
}

/** Keeps the choice; where nothing can be kept it holds for this page. */
export function writeChoice(
  getStorage: () => Pick<Storage, 'setItem'>,
  choice: StoredChoice['choice'],
  decidedAt: Date,
): void {
  const stored: StoredChoice = {choice, decidedAt: decidedAt.toISOString(), version: VERSION};
  try {
    getStorage().setItem(CHOICE_KEY, JSON.stringify(stored));
  } catch {
    // A browser that keeps nothing asks again on the next page.
  }
}

/** Whether the browser refuses for its owner, by Global Privacy Control (globalprivacycontrol.org). */
export function hasPrivacySignal(): boolean {
  return (navigator as {globalPrivacyControl?: boolean}).globalPrivacyControl === true;
}
