/** A finished page, the same for every visitor, and the sources by which its policy allows its inline scripts. */
export interface HashedPage {
  html: string;
  /** As `script-src` takes them: `'sha256-…'`. */
  scriptHashes: string[];
}

/**
 * Takes `nonce` out of a finished page and hashes the inline scripts that carried it. An inline script without the nonce is
 * not one that this shop wrote, gets no hash, and does not run.
 */
export async function hashScripts(page: string, nonce: string): Promise<HashedPage> {
  const attribute = ` nonce="${nonce}"`;
  const ours = new RegExp(`<script[^>]*${attribute}[^>]*>(.*?)</script>`, 'gs');
  const texts = new Set([...page.matchAll(ours)].map(([, text = '']) => text));
  return {
    html: page.replaceAll(attribute, ''),
    scriptHashes: await Promise.all([...texts].map(hashSource)),
  };
}

async function hashSource(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
