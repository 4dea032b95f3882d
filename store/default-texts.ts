import {policyLinks, siteLinks} from '../app/content/navigation';
import {defaultPolicy, POLICY_HANDLES, type PolicyHandle} from '../app/content/policies';
import en from '../app/words/en/server';
import {SITE} from '../supabase/functions/_shared/contracts/site';

const {biography, home, shared} = en;

/** The texts that the shop shows for empty fields, by a metaobject's type and a field's key, in Shopify's format. */
export const DEFAULT_TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  home_page: {hero_text: home.heroText, mission: home.mission, vision: home.vision},
  biography: {
    lede: biography.lede,
    beginnings: biography.beginnings.join('\n\n'),
    practice_heading: biography.practice.heading,
    practice: biography.practice.paragraphs.join('\n\n'),
    prints_heading: biography.prints.heading,
    prints: biography.prints.paragraphs.join('\n\n'),
    closing: biography.closing,
  },
  policies: Object.fromEntries(POLICY_HANDLES.map((handle) => [handle, policyText(handle)])),
  site_identity: {
    name: SITE.name,
    tagline: shared.tagline,
    email: SITE.email,
    social_links: JSON.stringify(SITE.socialLinks.map(({url}) => url)),
  },
};

/** A policy as the artist edits it, which `app/features/policy/read-policy.ts` reads. */
function policyText(handle: PolicyHandle): string {
  const {summary, sections} = defaultPolicy(en, handle);
  const parts = sections.flatMap(({heading, blocks}) => [
    `## ${heading}`,
    ...blocks.map((block) =>
      typeof block === 'string' ? block : block.map((item) => `- ${item}`).join('\n'),
    ),
  ]);
  return [summary, ...parts].join('\n\n');
}

/** The links that the shop shows for an empty menu, by the menu's handle. */
export const DEFAULT_LINKS: Readonly<Record<string, ReturnType<typeof siteLinks>>> = {
  'shop-header': siteLinks(en),
  'shop-footer': policyLinks(en),
};
