/** A section's anchor from its heading, without accents: 'How long it is kept' is `#how-long-it-is-kept`. */
export function sectionId(heading: string): string {
  return heading
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
