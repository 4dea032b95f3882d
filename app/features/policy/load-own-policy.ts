import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {Policy} from '~/content/policies';
import type {Notice} from '~/lib/notice';
import {findFieldLanguage} from '~/lib/language/untranslated';
import {TEXTS_FRAGMENT, textsOf} from '~/lib/storefront/metaobject-fields';
import {loadStoreContent} from '~/lib/storefront/store-content';
import {readPolicy} from './read-policy';

/** The policy in the artist's words; the given one when she wrote none. Has a notice when the storefront fails. */
export async function loadOwnPolicy(
  context: AppLoadContext,
  policy: Policy,
): Promise<{policy: Policy; notice: Notice | null}> {
  const {data, notice} = await loadStoreContent(context, POLICIES_QUERY, {withLang: true});
  const texts = textsOf(data?.policies);
  const text = texts[policy.handle];
  const updatedAt = data?.policies?.updatedAt;
  if (!text) return {policy, notice};
  const lang = findFieldLanguage(data?.policies, policy.handle);
  const own = readPolicy(text, policy);
  const summaryLang = own.summary === policy.summary ? undefined : lang;
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
