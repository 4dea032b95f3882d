import {verifyVisitor} from './contracts/visitor-signature.ts';
import {HttpError} from './http-error.ts';
import type {FunctionContext} from './ports.ts';

/**
 * The visitor's IP address if the shop's server signed it; null otherwise. Anyone else with the anonymous key can write
 * any address into a header, including `X-Forwarded-For`.
 */
export async function visitorAddress(
  request: Request,
  {forwardSecret}: Pick<FunctionContext, 'forwardSecret'>,
): Promise<string | null> {
  const visitor = await verifyVisitor(forwardSecret, request.headers, Date.now());
  return visitor?.address ?? null;
}

/** The same when only the shop's server may call. Throws an `HttpError` with status 403 for any other call. */
export async function requireShop(
  request: Request,
  {forwardSecret}: Pick<FunctionContext, 'forwardSecret'>,
): Promise<string | null> {
  const visitor = await verifyVisitor(forwardSecret, request.headers, Date.now());
  if (visitor) return visitor.address;
  throw new HttpError(403, 'forbidden', 'Only the shop’s server calls this function');
}
