import type {FileEntry, GenericFileEntry} from '../../catalogue/admin-types';
import {mediaImageId} from '../../storefront/schema/gid';
import type {AdminContext} from '../context';
import {fileNode} from '../nodes/file';
import type {UserError} from '../user-error';
import {type FileSource, pictureOf, stagedToken, UPLOAD_PATH} from './file-source';

/** The audio file that an input of `fileCreate` refers to, stored; null unless it's a staged upload of one. */
async function createSound(
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

export const fileMutations = {
  stagedUploadsCreate: (
    {input}: {input: readonly {filename: string}[]},
    {uploads, origin}: AdminContext,
  ) => ({
    stagedTargets: input.map(({filename}) => {
      const url = `${origin}${UPLOAD_PATH}${uploads.stage(filename)}`;
      return {url, resourceUrl: url, parameters: []};
    }),
  }),
  fileCreate: async ({files}: {files: readonly FileSource[]}, context: AdminContext) => {
    const made: (FileEntry | GenericFileEntry)[] = [];
    const errors: UserError[] = [];
    for (const [index, file] of files.entries()) {
      const isSound = file.contentType === 'FILE';
      const entry = await (isSound ? createSound : createPicture)(file, context);
      if (entry) {
        made.push(entry);
      } else {
        const kind = isSound ? 'sound of 10 MB or less' : 'picture';
        const message = `The file is no ${kind} that was uploaded here`;
        errors.push({field: ['files', String(index), 'originalSource'], message});
      }
    }
    return {files: made.map((file) => fileNode(file, context)), userErrors: errors};
  },
  /** Changes alt texts of pictures, and nothing else. */
  fileUpdate: async ({files}: {files: readonly FileSource[]}, context: AdminContext) => {
    const changed: FileEntry[] = [];
    const errors: UserError[] = [];
    for (const [index, {id, alt}] of files.entries()) {
      const entry = await createPicture({id, alt}, context);
      if (entry) {
        changed.push(entry);
      } else {
        errors.push({field: ['files', String(index), 'id'], message: 'There is no such picture'});
      }
    }
    return {files: changed.map((file) => fileNode(file, context)), userErrors: errors};
  },
};

async function createPicture(file: FileSource, context: AdminContext): Promise<FileEntry | null> {
  const {files} = context.content;
  const image = await pictureOf(file, [], context);
  const stored = image && files.find(mediaImageId(image.id));
  if (!image || !stored) return null;
  const entry = {...stored, image};
  await files.put(entry);
  return entry;
}
