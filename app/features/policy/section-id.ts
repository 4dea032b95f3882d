/** A section's anchor from its heading: 'How long it is kept' is `#how-long-it-is-kept`. */
export function sectionId(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
