import {execFile} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';

const PROGRAM = fileURLToPath(new URL('./heic-to-jpeg.mjs', import.meta.url));
const TIMEOUT_MS = 60_000;

/** Converts a HEIC file to a JPEG in place, as Shopify does. False when the file can't be read. */
export async function convertHeic(path: string): Promise<boolean> {
  try {
    await promisify(execFile)(process.execPath, [PROGRAM, path], {timeout: TIMEOUT_MS});
    return true;
  } catch {
    return false;
  }
}
