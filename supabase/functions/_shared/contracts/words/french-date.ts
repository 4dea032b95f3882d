/** Adjusts what `Intl` has formatted in French: '1 mai à 08 h 00' becomes '1er mai à 8 h'. */
export function frenchDate(date: string): string {
  return date
    .replace(/(?<=^|\p{L}\s)1(?=\s\p{L}{3})/u, '1er')
    .replace(/\b0(?=\d\sh\b)/, '')
    .replace(/(?<=\d\sh)\s00$/, '');
}
