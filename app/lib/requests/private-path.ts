import {canonicalPath} from './canonical-path';

/** Pages at a link of a mail, in any language: the last part of the path is its token or key, which is nobody else's business. */
const PRIVATE_PATH = /^((?:\/[a-z]{2})?\/(?:commissions\/(?:status|progress)|view))\/[^/]+/i;

export function isPrivatePath(pathname: string): boolean {
  return PRIVATE_PATH.test(pathname);
}

/** The path for logs and tables: `/commissions/status` for a private page, however it is written, any other as it is. */
export function withoutToken(pathname: string): string {
  const path = canonicalPath(pathname);
  return isPrivatePath(path) ? path.replace(PRIVATE_PATH, '$1') : pathname;
}
