/** Markup that is inserted without escaping. */
export class Html {
  constructor(readonly text: string) {}
}

type HtmlValue = string | number | Html | null | undefined | false | readonly Html[];

/** Builds markup from a template. Escapes interpolated text but not markup; null and false render nothing. */
export function html(strings: TemplateStringsArray, ...values: HtmlValue[]): Html {
  const text = strings.reduce((before, after, index) => before + render(values[index - 1]) + after);
  return new Html(text);
}

function render(value: HtmlValue): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(({text}) => text).join('');
  return escapeHtml(String(value));
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
