import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {setTimeout} from 'node:timers/promises';
import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';

const MODULE = new URL('./parent.mjs', import.meta.url).href;

/** Prints its number, and ends once its parent is gone. */
const PROGRAM = `
  import {whenParentIsGone} from ${JSON.stringify(MODULE)};
  whenParentIsGone(() => process.exit(0));
  console.log(process.pid);
  setTimeout(() => {}, 15000);`;
/** Starts the program below itself and stays. */
const PARENT = `
  import {spawn} from 'node:child_process';
  spawn(process.execPath, ['--input-type=module', '--eval', ${JSON.stringify(PROGRAM)}], {stdio: 'inherit'});`;

/** Kills the parent of a program that watches it, and answers whether the program has ended within so many milliseconds. */
async function endsWithParent(env: NodeJS.ProcessEnv, withinMs: number): Promise<boolean> {
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', PARENT], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    env: {...process.env, ...env},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // The program writes to the same pipe, which is closed when the last of the two has ended.
  const closed = once(parent.stdout, 'close').then(() => true);
  const [chunk] = (await once(parent.stdout, 'data')) as [Buffer];
  parent.kill('SIGKILL');
  const hasEnded = await Promise.race([closed, setTimeout(withinMs, false, {ref: false})]);
  if (!hasEnded) process.kill(Number(chunk.toString()), 'SIGKILL');
  return hasEnded;
}

// Windows keeps the number of a parent that is gone.
describe.skipIf(process.platform === 'win32')('whenParentIsGone', () => {
  it('ends a program below npm', async () => {
    expect(await endsWithParent({npm_lifecycle_event: 'start'}, 12_000)).toBe(true);
  });

  it('lets a program in the background outlive its shell', async () => {
    expect(await endsWithParent({npm_lifecycle_event: ''}, 2500)).toBe(false);
  });
});
