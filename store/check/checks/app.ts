import {APP_SCOPES} from '../../app-access';
import {findingsAbout, type Finding} from '../finding';
import type {ShopFacts} from '../shop-facts';

const about = findingsAbout('App');

/** The app in the store may do what the tools and functions do, and the store reports to it. */
export function checkApp({admin}: ShopFacts): Finding | Finding[] {
  if (!admin) return [];
  const has = (scope: string) =>
    admin.scopes.some((one) => one === scope || one === scope.replace('read_', 'write_'));
  const lacking = APP_SCOPES.flatMap(({what, scopes}) => {
    const missing = scopes.filter((scope) => !has(scope));
    return missing.length > 0 ? `${missing.join(', ')} (${what})` : [];
  });
  const findings = [];
  if (lacking.length > 0) {
    findings.push(
      about.mend(
        `The app lacks the scopes ${lacking.join('; ')}.`,
        'Dev Dashboard, the app: release a version with them, then accept it in the store.',
      ),
    );
  }
  if (admin.missingTopics.length > 0) {
    findings.push(
      about.mend(
        `The store doesn’t send the webhooks ${admin.missingTopics.join(', ')}.`,
        'npm run shop:define, with SUPABASE_URL in .env',
      ),
    );
  }
  return findings.length > 0
    ? findings
    : about.fine('It has every scope, and the store sends it every webhook.');
}
