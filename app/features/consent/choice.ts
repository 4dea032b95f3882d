/** The visitor's choice; 'unasked' before it. */
export type Choice = 'accepted' | 'declined' | 'unasked';

/** Increase it to ask every visitor again, for example when another service is added. */
const VERSION = 1;

export const CHOICE_KEY = 'privacy-choice';

interface StoredChoice {
  choice: 'accepted' | 'declined';
  /** ISO instant. */
  decidedAt: string;
  version: number;
}

/** The stored choice; an invalid one, or one of another version, counts as unasked. */
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

/** Stores the choice; without storage it applies to this page only. */
export function writeChoice(
  getStorage: () => Pick<Storage, 'setItem'>,
  choice: StoredChoice['choice'],
  decidedAt: Date,
): void {
  const stored: StoredChoice = {choice, decidedAt: decidedAt.toISOString(), version: VERSION};
  try {
    getStorage().setItem(CHOICE_KEY, JSON.stringify(stored));
  } catch {
    // Without storage the next page asks again.
  }
}

/** Whether the browser sends Global Privacy Control (globalprivacycontrol.org). */
export function hasPrivacySignal(): boolean {
  return (navigator as {globalPrivacyControl?: boolean}).globalPrivacyControl === true;
}
