import {isRecord, parseJson} from '~/lib/read-json';
import type {StorefrontFailure} from './errors';

/** The result of a storefront call: data, a failure, or both when only fields in `mayFail` failed. */
export type Outcome =
  | {data: Record<string, unknown>; failure: StorefrontFailure | null}
  | {data: null; failure: StorefrontFailure};

/** The root fields that a query can do without. */
export type MayFail<Field extends string = string> = 'everything' | readonly Field[];

/**
 * Parses the body of a successful response. Root fields in `mayFail` may be missing: their errors don't fail the query.
 */
export function readResponse(body: string, mayFail: MayFail): Outcome {
  const payload = parseJson(body);
  if (!isRecord(payload)) return UNREADABLE;
  const errors = payload.errors ? errorsBeside(payload.errors, mayFail) : [];
  const failure = failureOf(errors);
  if (failure) return {data: null, failure};
  const {data} = payload;
  if (!isRecord(data) || Object.keys(data).length === 0) return UNREADABLE;
  const others: unknown[] = Array.isArray(payload.errors) ? payload.errors : [];
  // A field that the token has no access scope for will be missing next time too.
  return {data, failure: failureOf(others.filter((error) => !isAccessDenied(error)))};
}

const UNREADABLE: Outcome = {data: null, failure: {kind: 'unreachable', reason: 'unreadable'}};

/** The errors except those of fields in `mayFail`, matched by path. Shopify sends a list, an object or text. */
function errorsBeside(errors: unknown, mayFail: MayFail): unknown[] {
  if (!Array.isArray(errors)) return isRecord(errors) ? Object.values(errors) : [errors];
  return errors.filter((error: unknown) => {
    const path = isRecord(error) ? error.path : null;
    if (!Array.isArray(path)) return true;
    return mayFail !== 'everything' && !mayFail.includes(String(path[0]));
  });
}

function failureOf(errors: readonly unknown[]): StorefrontFailure | null {
  return errors.length > 0 ? {kind: 'graphql', messages: errors.map(messageOf)} : null;
}

/** https://shopify.dev/docs/api/storefront/2025-07#status_and_error_codes */
function isAccessDenied(error: unknown): boolean {
  return isRecord(error) && isRecord(error.extensions) && error.extensions.code === 'ACCESS_DENIED';
}

function messageOf(error: unknown): string {
  return isRecord(error) && 'message' in error ? String(error.message) : String(error);
}
