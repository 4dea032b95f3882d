/** The entered codes without blanks and duplicates; case-insensitive. */
export function distinctCodes(codes: readonly string[]): string[] {
  const byFolded = new Map<string, string>();
  for (const code of codes) {
    const trimmed = code.trim();
    const folded = trimmed.toLowerCase();
    if (trimmed && !byFolded.has(folded)) byFolded.set(folded, trimmed);
  }
  return [...byFolded.values()];
}
