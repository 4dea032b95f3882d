import {APP_SCOPES} from '../../app-access';
import {type Check, warning, skipped} from '../check';

/** What the artist, or `shop:define`, sets up in Shopify's admin. */
export const adminChecks: readonly Check[] = [
  {
    // Without them, the header and the footer have default links.
    subject: 'Menus',
    faults: () => [],
    passed: ({missingMenus}) =>
      missingMenus &&
      (missingMenus.length === 0
        ? 'The store has both of the shop’s menus.'
        : `The store is missing these menus: ${missingMenus.join(', ')}. The shop shows its own links instead. To use yours, create a menu with each handle under Content, Menus.`),
  },
  {
    subject: 'Fields',
    faults: ({admin}) => {
      const missing = admin?.missingDefinitions ?? [];
      return [
        !admin &&
          skipped(
            'Fields and hidden works can be checked only with an Admin token.',
            'Set SHOPIFY_CLIENT_ID and SHOPIFY_CLIENT_SECRET (docs/operations.md, Customers).',
          ),
        missing.length > 0 &&
          warning(
            `The store is missing ${missing.length} of the shop's fields: ${missing.slice(0, 3).join('; ')}.`,
            'npm run shop:define',
          ),
      ];
    },
    passed: ({admin}) => {
      const hidden = (admin?.hidden ?? []).map(({title}) => title).join(', ');
      const drafts = hidden && ` Not in the shop, as drafts or unpublished: ${hidden}.`;
      return `The store has every field of the shop.${drafts}`;
    },
  },
  {
    subject: 'App',
    faults: ({admin}) => {
      if (!admin) return [];
      const has = (scope: string) =>
        admin.scopes.some((one) => one === scope || one === scope.replace('read_', 'write_'));
      const lacking = APP_SCOPES.flatMap(({what, scopes}) => {
        const missing = scopes.filter((scope) => !has(scope));
        return missing.length > 0 ? `${missing.join(', ')} (${what})` : [];
      });
      return [
        lacking.length > 0 &&
          warning(
            `The app lacks the scopes ${lacking.join('; ')}.`,
            'Dev Dashboard, the app: release a version with them, then accept it in the store.',
          ),
        admin.missingTopics.length > 0 &&
          warning(
            `The store doesn’t send the webhooks ${admin.missingTopics.join(', ')}.`,
            'npm run shop:define, with SUPABASE_URL in .env',
          ),
      ];
    },
    passed: ({admin}) => admin && 'It has every scope, and the store sends it every webhook.',
  },
];
