/** A text of a page: the content of an element, or an attribute that is read out or shown. */
export interface PageText {
  text: string;
  /** The language of the nearest element that declares one. */
  lang: string | undefined;
}

const READ_ATTRIBUTES = new Set([
  'alt',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);
const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const ENTITIES: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"'};

/** All texts that a page shows or reads out, except its scripts and styles. */
export function readPageTexts(html: string): PageText[] {
  const texts: PageText[] = [];
  const open: {name: string; lang: string | undefined}[] = [];
  const langHere = () => open.findLast(({lang}) => lang !== undefined)?.lang;
  const push = (text: string, lang = langHere()) => {
    const plain = decode(text).replace(/\s+/g, ' ').trim();
    if (plain) texts.push({text: plain, lang});
  };
  const bare = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ');
  for (const [, end, name = '', attributes = '', text] of bare.matchAll(
    /<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|[^">])*)>|([^<]+)/g,
  )) {
    if (text !== undefined) {
      push(text);
    } else if (end) {
      const index = open.findLastIndex((one) => one.name === name);
      if (index >= 0) open.length = index;
    } else {
      const values = new Map(
        [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key!, value!]),
      );
      const lang = values.get('lang');
      for (const [key, value] of values) {
        if (READ_ATTRIBUTES.has(key)) push(value, lang ?? langHere());
      }
      const isDescription = /description|title|alt|site_name/.test(
        values.get('name') ?? values.get('property') ?? '',
      );
      if (name === 'meta' && isDescription) push(values.get('content') ?? '');
      if (!VOID.test(name) && !attributes.endsWith('/')) open.push({name, lang});
    }
  }
  return texts;
}

function decode(text: string): string {
  return text
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name]!);
}
