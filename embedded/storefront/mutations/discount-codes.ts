/** Codes as entered, without blanks and repetitions; case makes no difference. */
export function distinctCodes(codes: readonly string[]): string[] {
  const byFolded = new Map<string, string>();
  for (const code of codes) {
    const trimmed = code.trim();
    const folded = trimmed.toLowerCase();
    if (trimmed && !byFolded.has(folded)) byFolded.set(folded, trimmed);
  }
  return [...byFolded.values()];
}
