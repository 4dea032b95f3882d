import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {SHOPIFY_CONSENT_SCRIPT} from '~/lib/analytics/tracking-settings';
import {shopSecurityPolicy, SONNER_STYLE_HASH} from './content-security-policy';

const ENV: Env = {
  PUBLIC_STORE_DOMAIN: 'store.myshopify.com',
  PUBLIC_STOREFRONT_API_TOKEN: 'token',
  PUBLIC_CHECKOUT_DOMAIN: 'checkout.shop.example',
  SUPABASE_URL: 'https://project.supabase.co',
};

function directivesOf(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const policyOf = (env: Env, isHttps = true) =>
  directivesOf(shopSecurityPolicy(env, {scriptHashes: ["'sha256-abc'"], isHttps}));

describe("the shop's content security policy", () => {
  it('runs the scripts of its own files and those with a hash, and no other', () => {
    expect(policyOf(ENV)['script-src']).toEqual(["'self'", "'sha256-abc'"]);
    expect(policyOf(ENV)['style-src']).not.toContain("'unsafe-inline'");
    expect(policyOf(ENV)['require-trusted-types-for']).toEqual(["'script'"]);
  });

  it('names the origins in use and no others', () => {
    const policy = shopSecurityPolicy(ENV, {scriptHashes: [], isHttps: true});
    expect(policy.match(/https?:\/\/[^\s;]+/g)?.sort()).toEqual([
      'https://cdn.shopify.com',
      'https://cdn.shopify.com',
      'https://checkout.shop.example',
      'https://project.supabase.co',
      'https://store.myshopify.com',
      'https://store.myshopify.com',
      'https://store.myshopify.com',
    ]);
  });

  it('shows pictures from the visitor’s device, but lets no script send them elsewhere', () => {
    expect(policyOf(ENV)['img-src']).toContain('blob:');
    expect(policyOf(ENV)['connect-src']).toEqual(["'self'"]);
  });

  it('plays sounds of the shop and of the store’s files, and no others', () => {
    expect(policyOf(ENV)['media-src']).toEqual([
      "'self'",
      'https://cdn.shopify.com',
      'https://store.myshopify.com',
    ]);
  });

  it('allows analytics when they are configured', () => {
    const {'connect-src': connect, 'script-src': script} = policyOf({
      ...ENV,
      PUBLIC_GA4_ID: 'G-ABCDEF',
    });
    expect(connect).toContain('https://*.google-analytics.com');
    expect(script).toContain('https://www.googletagmanager.com/gtag/');
  });

  it('allows Shopify’s scripts by their URLs, and keeps Trusted Types on', () => {
    const policy = policyOf({
      ...ENV,
      PUBLIC_STOREFRONT_API_TOKEN: 'x'.repeat(32),
      PUBLIC_STOREFRONT_ID: '1000012345',
      PUBLIC_GA4_ID: 'G-ABCDEF',
    });
    expect(policy['script-src']).toContain(SHOPIFY_CONSENT_SCRIPT);
    for (const source of policy['script-src'] ?? []) {
      expect(source).not.toMatch(/^https:\/\/[^/]*\/?$/);
    }
    expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
    expect(policy['trusted-types']).toEqual(['default']);
  });

  it('knows the scripts that the installed Hydrogen loads', () => {
    const hydrogen = readFileSync(
      'node_modules/@shopify/hydrogen/dist/production/index.js',
      'utf8',
    );
    const scripts = hydrogen.match(/https:\/\/cdn\.shopify\.com\/[\w./-]+\.js/g) ?? [];
    // The shop has its own banner, and doesn't use the speed script that comes with `Analytics.Provider`.
    const used = scripts.filter((url) => !/\/(privacy-banner|perf-kit)\//.test(url));
    expect(used).toEqual([SHOPIFY_CONSENT_SCRIPT]);
  });

  it('upgrades requests to https on an https page only', () => {
    expect(policyOf(ENV)).toHaveProperty('upgrade-insecure-requests');
    expect(policyOf(ENV, false)).not.toHaveProperty('upgrade-insecure-requests');
  });

  it('has the hash of the installed sonner’s style sheet', () => {
    const [, css = '""'] =
      /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(
        readFileSync('node_modules/sonner/dist/index.mjs', 'utf8'),
      ) ?? [];
    const hash = createHash('sha256')
      .update(JSON.parse(css) as string)
      .digest('base64');
    expect(SONNER_STYLE_HASH).toBe(`'sha256-${hash}'`);
  });
});
