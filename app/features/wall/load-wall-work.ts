import words from '#words/wall';
import type {WallResult} from '~/shop/product/wall-work';
import {localPath} from '~/lib/language/local-path';
import {isRecord, readJson} from '~/lib/read-json';

/** Loads another work for the wall; a lost connection is a reason like any other. */
export async function loadWallWork(handle: string): Promise<WallResult> {
  try {
    const response = await fetch(localPath(`/api/wall/${encodeURIComponent(handle)}`));
    const result = response.ok && (await readJson(response, isWallResult));
    if (result) return result;
  } catch {
    // Said below.
  }
  return {ok: false, reason: words.others.notLoaded};
}

function isWallResult(value: unknown): value is WallResult {
  return isRecord(value) && (value.ok ? isRecord(value.work) : typeof value.reason === 'string');
}
