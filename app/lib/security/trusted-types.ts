import {ASSET_SOURCES} from '~/lib/asset-base';

/** A string that a Trusted Types policy returned; a plain string in browsers without Trusted Types. */
export type TrustedMarkup = string;

interface Rules {
  createHTML?: (html: string) => string;
  createScript?: (code: string) => string;
  createScriptURL?: (url: string) => string;
}

interface Policy {
  createHTML: (html: string) => TrustedMarkup;
}

declare global {
  interface Window {
    trustedTypes?: {createPolicy: (name: string, rules: Rules) => Policy};
  }
}

/** React 18's markup for creating a script element that never runs. */
const INERT_SCRIPT = '<script></script>';

/**
 * The default policy for strings used as code. One use is legitimate: when hydration fails, React renders the document
 * again, with scripts that never run and need no text. Every other string becomes empty.
 */
export function installTrustedTypes(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === INERT_SCRIPT ? html : ''),
    createScript: () => '',
    createScriptURL: (url) => (isOurs(new URL(url, location.href)) ? url : 'about:blank'),
  });
}

function isOurs({href}: URL): boolean {
  return [`${location.origin}/`, ...ASSET_SOURCES].some((ours) => href.startsWith(ours));
}

let descriptions: Policy | undefined;

/** A product's description, sanitised by the server, as a value for `innerHTML`. */
export function trustedDescription(html: string): TrustedMarkup {
  if (typeof window === 'undefined' || !window.trustedTypes) return html;
  descriptions ??= window.trustedTypes.createPolicy('product-description', {
    createHTML: (text) => text,
  });
  return descriptions.createHTML(html);
}
