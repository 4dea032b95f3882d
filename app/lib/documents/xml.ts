/** Characters that XML 1.0 doesn't allow, even escaped. */
// eslint-disable-next-line no-control-regex
const INVALID_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes text for an element or an attribute. */
export function escapeXml(text: string): string {
  return text
    .replace(INVALID_CHARACTERS, '')
    .replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);
}

/** An element with text; an empty string when there's no text. */
export function textElement(name: string, text: string | null | undefined): string {
  return text ? `<${name}>${escapeXml(text)}</${name}>` : '';
}

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
