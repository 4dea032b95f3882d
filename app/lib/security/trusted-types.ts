import {ASSET_SOURCES} from '~/lib/asset-base';

/** A string that the browser takes as markup because a policy let it through; a plain one where it knows no policies. */
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

/** How React 18 makes a script element: one that never runs. */
const INERT_SCRIPT = '<script></script>';

/**
 * Rules for strings that code hands to the browser as if they were code. There is one honest case: React draws the document
 * anew when it cannot hydrate it, with scripts that never run and so need no text. Every other string becomes nothing.
 */
export function installTrustedTypes(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === INERT_SCRIPT ? html : ''),
    createScript: () => '',
    createScriptURL: (url) => (isOurs(new URL(url, location.href)) ? url : 'about:blank'),
  });
}

/** On this site, or in the folder of the build's files. */
function isOurs({href}: URL): boolean {
  return [`${location.origin}/`, ...ASSET_SOURCES].some((ours) => href.startsWith(ours));
}

let descriptions: Policy | undefined;

/** A product's description as the server sanitised it, in the form that `innerHTML` takes. */
export function trustedDescription(html: string): TrustedMarkup {
  if (typeof window === 'undefined' || !window.trustedTypes) return html;
  descriptions ??= window.trustedTypes.createPolicy('product-description', {
    createHTML: (text) => text,
  });
  return descriptions.createHTML(html);
}
