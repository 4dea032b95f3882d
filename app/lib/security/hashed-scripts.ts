import {createContext} from 'react';

/**
 * Marks the shop's own inline scripts until the rendered page is hashed. Undefined in the browser. It replaces
 * Hydrogen's `useNonce`: pages of this shop have no nonce.
 */
export const NonceContext = createContext<string | undefined>(undefined);

/** A rendered page, the same for every visitor, and the hashes that allow its inline scripts. */
export interface HashedPage {
  /** The page's HTML, in order. Joining it takes longer than hashing. */
  parts: string[];
  /** `script-src` sources: `'sha256-…'`. */
  scriptHashes: string[];
}

/**
 * Removes `nonce` from a rendered page and hashes the inline scripts that had it. An inline script without the nonce
 * isn't from this shop: it gets no hash and doesn't run.
 */
export async function hashScripts(page: string, nonce: string): Promise<HashedPage> {
  const parts = page.split(` nonce="${nonce}"`);
  const texts = new Set(parts.slice(1).map(firstScript));
  return {
    parts,
    scriptHashes: await Promise.all([...texts].map(hashSource)),
  };
}

/** The text of the script that `html` starts with: the page is split within the opening tags. */
function firstScript(html: string): string {
  return html.slice(html.indexOf('>') + 1, html.indexOf('</script>'));
}

async function hashSource(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
