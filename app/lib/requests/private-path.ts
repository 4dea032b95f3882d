import {canonicalPath} from './canonical-path';

/** Pages whose path ends in a token or a key, in any language, which is nobody else's business. */
const TOKEN_PATH = /^((?:\/[a-z]{2})?\/(?:commissions\/(?:status|progress)|view))\/[^/]+/i;

/** Pages whose token is in the query. */
const TOKEN_QUERY = /^(?:\/[a-z]{2})?\/(?:unsubscribe|newsletter\/confirm)\b/i;

/** Whether the page is at a link of a mail, or of a viewing. */
export function isPrivatePath(pathname: string): boolean {
  return TOKEN_PATH.test(pathname) || TOKEN_QUERY.test(pathname);
}

/** The path for logs and tables: `/commissions/status` for a private page, however it is written, any other as it is. */
export function withoutToken(pathname: string): string {
  const path = canonicalPath(pathname);
  return TOKEN_PATH.test(path) ? path.replace(TOKEN_PATH, '$1') : pathname;
}
