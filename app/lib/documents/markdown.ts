/** Text as a paragraph, a heading or the words of a link in Markdown. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>#|]/g, '\\$&');
}

export function markdownLink(text: string, url: string): string {
  return `[${escapeMarkdown(text)}](${url})`;
}
