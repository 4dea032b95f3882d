import {findingsAbout, type Finding} from '../finding';
import type {ShopFacts} from '../shop-facts';

const about = findingsAbout('Forms');
const GUIDE = 'docs/operations.md, Supabase';

/** The functions that receive the forms, and the storage of their pictures. */
export function checkForms({forms}: ShopFacts): Finding | Finding[] {
  if (!forms) {
    return about.mend(
      'Nothing receives what visitors send: contact messages, commissions and sign-ups fail.',
      `Set SUPABASE_URL and SUPABASE_ANON_KEY (${GUIDE}).`,
    );
  }
  const findings = [...messageFindings(forms.message.status), ...pictureFindings(forms.picture)];
  return findings.length > 0 ? findings : about.fine('Messages and pictures are received.');
}

/** When everything works, an empty message is rejected with 400. */
function messageFindings(status: number | null): Finding[] {
  switch (status) {
    case 400:
      return [];
    case null:
      return [about.mend('The functions don’t answer.', `Check SUPABASE_URL (${GUIDE}).`)];
    case 401:
    case 403:
      return [
        about.mend(
          'The functions refuse the key.',
          `Deploy them with verify_jwt = false, as supabase/config.toml says (${GUIDE}, step 4).`,
        ),
      ];
    case 404:
      return [
        about.mend(
          'The functions aren’t deployed.',
          `supabase functions deploy (${GUIDE}, step 4).`,
        ),
      ];
    default:
      return [
        about.mend(
          `The functions answer ${status} where they should refuse an empty message.`,
          "Read the functions' log at Supabase.",
        ),
      ];
  }
}

function pictureFindings(picture: {status: number | null} | null): Finding[] {
  if (!picture) {
    const says = 'Commission pictures can’t be tested without SHOP_FORWARD_SECRET.';
    return [
      about.unseen(says, `Set it to the same value as for the functions (${GUIDE}, step 3).`),
    ];
  }
  if (picture.status === 200) return [];
  if (picture.status === 403) {
    const says = 'The functions don’t have SHOP_FORWARD_SECRET, so commission pictures fail.';
    return [about.mend(says, `Set the same secret here and there (${GUIDE}, step 3).`)];
  }
  return [
    about.mend(
      `Commission pictures can’t be stored (${picture.status ?? 'no answer'}).`,
      `supabase db push makes the bucket commission-references (${GUIDE}, step 2).`,
    ),
  ];
}
