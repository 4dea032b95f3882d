/** '3–5 business days' from '3–5'. */
export function englishBusinessDays(days: string): string {
  return days === '1' ? '1 business day' : `${days} business days`;
}

/** '3 à 5 jours ouvrables' from '3–5'. In French, 0 and 1 are singular. */
export function frenchBusinessDays(days: string): string {
  return days === '0' || days === '1'
    ? `${days} jour ouvrable`
    : `${days.replace('–', ' à ')} jours ouvrables`;
}
