import words from '#words/wall';
import type {WallResult} from '~/lib/catalogue/wall-work';
import {localPath} from '~/lib/language/local-path';

/** Loads another work for the wall; a lost connection is a reason like any other. */
export async function loadWallWork(handle: string): Promise<WallResult> {
  try {
    const response = await fetch(localPath(`/api/wall/${encodeURIComponent(handle)}`));
    if (response.ok) return (await response.json()) as WallResult;
  } catch {
    // Said below.
  }
  return {ok: false, reason: words.others.notLoaded};
}
