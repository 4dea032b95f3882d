import {randomUUID} from 'node:crypto';
import {projectKeyHeaders} from '../../../supabase/functions/_shared/contracts/project-key';
import {signVisitor} from '../../../supabase/functions/_shared/contracts/visitor-signature';
import type {FormFacts} from '../shop-facts';
import {type Send, visit} from './visit';

export interface FormKeys {
  url: string;
  anonKey: string;
  forwardSecret: string | null;
}

/** Tries the functions without storing anything: a message that is empty, and an address to which no picture is sent. */
export async function loadForms(keys: FormKeys, send: Send, now: Date): Promise<FormFacts> {
  const {url, anonKey, forwardSecret} = keys;
  const call = (name: string, body: object, headers: Record<string, string> = {}) =>
    visit(send, `${url}/functions/v1/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...projectKeyHeaders(anonKey),
        ...headers,
      },
      body: JSON.stringify(body),
    });
  const picture = {
    wants: 'upload',
    path: `${randomUUID()}/${now.getTime()}-0-shop-check.jpg`,
    bytes: 1,
  };
  return {
    message: await call('contact-form-submit', {}),
    picture: forwardSecret
      ? await call(
          'reference-image',
          picture,
          // The function compares it with the real time.
          await signVisitor(forwardSecret, null, Date.now()),
        )
      : null,
  };
}
