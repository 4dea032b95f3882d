import {projectKeyHeaders} from '../../../supabase/functions/_shared/contracts/security/project-key';
import {signVisitor} from '../../../supabase/functions/_shared/contracts/security/visitor-signature';
import {visit} from './visit';

export interface FormKeys {
  url: string;
  anonKey: string;
  forwardSecret: string | null;
}

/** A GIF with one pixel. */
const PICTURE = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/**
 * Tests the functions with an empty message, which isn't stored, and with a picture of one pixel, which
 * `leftovers-remove` deletes after two days because it belongs to no request.
 */
export async function loadForms({url, anonKey, forwardSecret}: FormKeys) {
  const call = (
    name: string,
    body: NonNullable<RequestInit['body']>,
    headers: Record<string, string> = {},
  ) =>
    visit(new URL(`/functions/v1/${name}`, url).href, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...projectKeyHeaders(anonKey),
        ...headers,
      },
      body,
    });
  return {
    message: await call('contact-form-submit', '{}'),
    /** Null without the secret. */
    picture: forwardSecret
      ? await call('reference-image?index=0&name=shop-check', PICTURE, {
          'content-type': 'application/octet-stream',
          // The function compares it with the real time.
          ...(await signVisitor(forwardSecret, null, Date.now())),
        })
      : null,
  };
}
