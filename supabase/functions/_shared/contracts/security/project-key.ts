/** Header, payload and signature. */
const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/**
 * The headers that carry a key of a Supabase project. A publishable or secret key (`sb_…`) isn't a JWT, so the gateway
 * rejects it as a bearer token. https://supabase.com/docs/guides/api/api-keys
 */
export function projectKeyHeaders(key: string): Record<string, string> {
  return {apikey: key, ...(JWT.test(key) && {authorization: `Bearer ${key}`})};
}
