const ELLIPSIS = '...';

/** Shortens plain text to `length` characters, including the three dots, as `description(truncateAt:)` does. */
export function truncate(text: string, length: number | null | undefined): string {
  // Not UTF-16 units, which would cut an emoji in half.
  const characters = [...text];
  if (length == null || characters.length <= length) return text;
  const kept = characters.slice(0, Math.max(0, length - ELLIPSIS.length));
  return kept.join('').trimEnd() + ELLIPSIS;
}

/** Escapes plain text for use inside HTML. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Plain text as HTML: a paragraph per block, a `<br>` per line. */
export function htmlOf(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => `<p>${escapeHtml(block).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
}

/** Formatted text as plain text, as Shopify derives it: tags removed, a space between blocks, no-break spaces kept. */
export function plainTextOf(html: string): string {
  const text = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<\/?(p|br|ul|ol|li|h[1-6]|div)\b[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '');
  return unescapeHtml(text)
    .replace(/[ \t\n\f\r]+/g, ' ')
    .trim();
}

/** The text of HTML without tags. */
export function unescapeHtml(html: string): string {
  return html
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
