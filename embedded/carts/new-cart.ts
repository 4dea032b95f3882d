import {randomBytes} from 'node:crypto';
import type {Cart} from './types';

/** An empty cart with a fresh token and key, made at the given instant. */
export function createCart(now: Date): Cart {
  const createdAt = now.toISOString();
  return {
    token: randomBytes(24).toString('base64url').replaceAll(/[-_]/g, 'x'),
    key: randomBytes(16).toString('hex'),
    lines: [],
    note: '',
    discountCodes: [],
    buyerIdentity: {email: null, phone: null, countryCode: null},
    createdAt,
    updatedAt: createdAt,
    completedAt: null,
  };
}
