import {verifyVisitor} from '../contracts/security/visitor-signature.ts';
import {HttpError} from './http-error.ts';
import type {FunctionContext} from '../function-context.ts';

interface Visitor {
  /** The IP address that the shop's server signed; null when it signed none, or didn't know it. */
  address: string | null;
  isFromShop: boolean;
}

/**
 * Who sends a request. Only the shop's server can sign: anyone else with the anonymous key can write any address into a
 * header, including `X-Forwarded-For`.
 */
export async function readVisitor(
  request: Request,
  {forwardSecret}: Pick<FunctionContext, 'forwardSecret'>,
): Promise<Visitor> {
  const signed = await verifyVisitor(forwardSecret, request.headers, Date.now());
  return {address: signed?.address ?? null, isFromShop: signed !== null};
}

/** The visitor's IP address in a call of the shop's server. Throws an `HttpError` with status 403 for other calls. */
export async function requireShop(
  request: Request,
  context: Pick<FunctionContext, 'forwardSecret'>,
): Promise<string | null> {
  const {address, isFromShop} = await readVisitor(request, context);
  if (isFromShop) return address;
  throw new HttpError(403, 'forbidden', 'Only the shop’s server calls this function');
}
