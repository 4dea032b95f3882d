import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {setTimeout} from 'node:timers/promises';
import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';

const MODULE = new URL('./parent.mjs', import.meta.url).href;

/** Prints its process id, and exits once its parent has exited. */
const PROGRAM = `
  import {onParentExit} from ${JSON.stringify(MODULE)};
  onParentExit(() => process.exit(0));
  console.log(process.pid);
  setTimeout(() => {}, 15000);`;
/** Starts the program as a child process and keeps running. */
const PARENT = `
  import {spawn} from 'node:child_process';
  spawn(process.execPath, ['--input-type=module', '--eval', ${JSON.stringify(PROGRAM)}], {stdio: 'inherit'});`;

/** Kills the parent of a program that checks it, and returns whether the program has exited within `withinMs`. */
async function endsWithParent(env: NodeJS.ProcessEnv, withinMs: number): Promise<boolean> {
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', PARENT], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    env: {...process.env, ...env},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // The program writes to the same pipe, which closes once both have exited.
  const closed = once(parent.stdout, 'close').then(() => true);
  const [chunk] = (await once(parent.stdout, 'data')) as [Buffer];
  parent.kill('SIGKILL');
  const hasEnded = await Promise.race([closed, setTimeout(withinMs, false, {ref: false})]);
  if (!hasEnded) process.kill(Number(chunk.toString()), 'SIGKILL');
  return hasEnded;
}

// On Windows the parent id of an orphan does not change.
describe.skipIf(process.platform === 'win32')('the end of the parent process', () => {
  it('ends a program below npm', async () => {
    expect(await endsWithParent({npm_lifecycle_event: 'start'}, 12_000)).toBe(true);
  });

  it('doesn’t end a program in the background', async () => {
    expect(await endsWithParent({npm_lifecycle_event: ''}, 2500)).toBe(false);
  });
});
