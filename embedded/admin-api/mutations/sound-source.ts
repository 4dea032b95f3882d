import type {GenericFileEntry} from '../../catalogue/admin-types';
import type {AdminContext} from '../context';
import {stagedToken, type FileSource} from './file-source';

/** The audio file that an input of `fileCreate` refers to, stored; null unless it's a staged upload of one. */
export async function createSound(
  {alt, originalSource}: FileSource,
  {uploads, content}: AdminContext,
): Promise<GenericFileEntry | null> {
  const token = stagedToken(originalSource ?? '');
  const stored = token === null ? null : await uploads.publishSound(token);
  if (!stored) return null;
  const entry: GenericFileEntry = {
    id: content.genericFiles.nextGid(),
    alt: alt || null,
    ...stored,
  };
  await content.genericFiles.put(entry);
  return entry;
}
