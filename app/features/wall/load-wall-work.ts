import type {WallResult} from '~/lib/catalogue/wall-work';

/** Loads another work for the wall; a lost connection is a reason like any other. */
export async function loadWallWork(handle: string): Promise<WallResult> {
  try {
    const response = await fetch(`/api/wall/${encodeURIComponent(handle)}`);
    if (response.ok) return (await response.json()) as WallResult;
  } catch {
    // Said below.
  }
  return {ok: false, reason: 'This work could not be loaded. Please try again.'};
}
