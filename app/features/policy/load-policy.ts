import type {AppLoadContext} from '@shopify/remix-oxygen';
import {defaultPolicy, type Policy, type PolicyHandle} from '~/content/policies';
import {trackingSettings} from '~/lib/analytics/tracking-settings';
import type {Notice} from '~/lib/notice';
import {findFieldLanguage} from '~/lib/language/untranslated';
import {TEXTS_FRAGMENT, textsOf} from '~/lib/storefront/metaobject-fields';
import {loadStoreContent} from '~/lib/storefront/store-content';
import {loadSite} from '~/shop/site/load-site';
import {fillPolicy} from './fill-policy';
import {readPolicy} from './read-policy';

interface LoadedPolicy {
  policy: Policy;
  /** Set when the storefront fails. */
  notice: Notice | null;
}

/** A policy as its page shows it: in the artist's words if she wrote it, else in the shop's. */
export async function loadPolicy(
  context: AppLoadContext,
  handle: PolicyHandle,
): Promise<LoadedPolicy> {
  const {words, env, nowMs} = context;
  const usual = defaultPolicy(words, handle, {isMeasured: trackingSettings(env) !== null});
  const [{policy, notice}, {site}] = await Promise.all([
    loadOwnPolicy(context, usual),
    loadSite(context),
  ]);
  return {policy: fillPolicy(words, policy, site, nowMs), notice};
}

async function loadOwnPolicy(context: AppLoadContext, usual: Policy): Promise<LoadedPolicy> {
  const {data, notice} = await loadStoreContent(context, POLICIES_QUERY, {withLang: true});
  const texts = textsOf(data?.policies);
  const text = texts[usual.handle];
  const updatedAt = data?.policies?.updatedAt;
  if (!text) return {policy: usual, notice};
  const lang = findFieldLanguage(data?.policies, usual.handle);
  const own = readPolicy(text, usual);
  const summaryLang = own.summary === usual.summary ? undefined : lang;
  return {policy: {...own, summaryLang, lang, updatedAt}, notice};
}

const POLICIES_QUERY = `#graphql
  query Policies($country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    policies: metaobject(handle: {type: "policies", handle: "policies"}) {
      updatedAt
      ...Texts
    }
  }
  ${TEXTS_FRAGMENT}
` as const;
