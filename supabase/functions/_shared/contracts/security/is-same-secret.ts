/**
 * Compares two secrets in a time that depends only on the length of `given`, so that nobody can guess a prefix of
 * `secret`.
 */
export function isSameSecret(given: string, secret: string): boolean {
  let difference = given.length ^ secret.length;
  for (let index = 0; index < given.length; index += 1) {
    difference |= given.charCodeAt(index) ^ secret.charCodeAt(index % secret.length);
  }
  return difference === 0;
}
