import {ASSET_SOURCES} from '~/lib/origins';

interface Rules {
  createHTML: (html: string) => string;
  createScript: (code: string) => string;
  createScriptURL: (url: string) => string;
}

declare global {
  interface Window {
    trustedTypes?: {createPolicy: (name: string, rules: Rules) => unknown};
  }
}

/** React 18's markup for creating a script element that never runs. */
const INERT_SCRIPT = '<script></script>';

/** The tags that `sanitizeAdminHtml` keeps, in the form that it writes them. */
const PLAIN_TAG =
  /^<(\/?(p|strong|em|[uo]l|li|a|h[2-6])|br \/|a( href="(?<href>[^"]*)")? rel="[a-z ]+")>$/;

/** Whether a link in the admin's texts stays: to https or mailto URLs, and to pages of the shop. */
export function isAdminLink(href: string): boolean {
  return /^(https:|mailto:|\/(?![/\\]))/i.test(href);
}

const allowedUrls = [...ASSET_SOURCES];

/** Allows scripts from URLs with this prefix, for example after consent. The page's policy must list them too. */
export function allowScript(url: string): void {
  allowedUrls.push(url);
}

/**
 * The default policy for strings used as code. HTML has two legitimate uses: the admin's text keeps the tags that the
 * server's sanitizer allows, and when hydration fails, React renders the document again with scripts that never run. No
 * string becomes a script, and scripts load only from this site and the allowed URLs.
 */
export function installTrustedTypes(): void {
  allowScript(`${location.origin}/`);
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === INERT_SCRIPT ? html : keepPlainTags(html)),
    createScript: () => '',
    createScriptURL: (url) => (isAllowed(new URL(url, location.href)) ? url : 'about:blank'),
  });
}

/** Removes every other tag, including incomplete ones. */
export function keepPlainTags(html: string): string {
  return html.replace(/<[^>]*>?/g, (tag) => (isPlain(tag) ? tag : ''));
}

function isPlain(tag: string): boolean {
  const found = PLAIN_TAG.exec(tag);
  const href = found?.groups?.href;
  return found !== null && (href === undefined || isAdminLink(href));
}

function isAllowed({href}: URL): boolean {
  return allowedUrls.some((url) => href.startsWith(url));
}
