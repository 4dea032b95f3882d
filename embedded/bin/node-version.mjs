import {readFileSync} from 'node:fs';

// Imported first by every command, because an older Node.js would fail elsewhere, with a stack trace.

/**
 * The sentence for a Node.js that is too old; null for one that will do.
 * @param {string} version `20.19.0`
 * @param {string} engines `>=20.19`
 * @returns {string | null}
 */
export function describeOldNode(version, engines) {
  const needed = engines.replace(/^>=\s*/, '');
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0] = needed.split('.').map(Number);
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return null;
  return `Node.js ${version} is too old: the shop needs ${needed} or newer. Install Node.js 24 from https://nodejs.org and try again.`;
}

const {engines} = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const problem = describeOldNode(process.versions.node, engines.node);
if (problem !== null) {
  console.error(problem);
  process.exit(1);
}
