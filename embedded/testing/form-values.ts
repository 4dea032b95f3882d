import {unescapeHtml} from '../storefront/schema/text';

/** The body that a browser would post for a page's form: the values of its inputs. */
export function valuesIn(page: string): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [tag] of page.matchAll(/<input\b[^>]*>/g)) {
    const read = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
    if (['file', 'checkbox', 'search'].includes(read('type') ?? '')) continue;
    values[read('name') ?? ''] = unescapeHtml(read('value') ?? '');
  }
  for (const [, name = '', value = ''] of page.matchAll(
    /<textarea[^>]*name="([^"]*)"[^>]*>\n?([^<]*)</g,
  )) {
    values[name] = unescapeHtml(value);
  }
  for (const [, name = '', inner = ''] of page.matchAll(
    /<select[^>]*name="([^"]*)"[^>]*>(.*?)<\/select>/gs,
  )) {
    const chosen = /value="([^"]*)"\s+selected/.exec(inner)?.[1];
    if (chosen !== undefined) values[name] = unescapeHtml(chosen);
  }
  return values;
}
