/** What XML 1.0 has no way to say, not even escaped. */
// eslint-disable-next-line no-control-regex
const UNSPEAKABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text as it may stand in an element or in an attribute. */
export function escapeXml(text: string): string {
  return text.replace(UNSPEAKABLE, '').replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);
}

/** An element with text in it; nothing where there is no text. */
export function textElement(name: string, text: string | null | undefined): string {
  return text ? `<${name}>${escapeXml(text)}</${name}>` : '';
}

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
