import type {FileEntry, GenericFileEntry} from '../../catalogue/admin-types';
import {mediaImageId} from '../../storefront/schema/gid';
import type {AdminContext} from '../context';
import {allFiles, fileNode} from '../nodes/file';
import {userError, type UserError} from '../user-error';
import {type FileSource, pictureOf, UPLOAD_PATH} from './file-source';
import {createSound} from './sound-source';

const NO_FILE = 'File id does not exist.';

export const fileMutations = {
  stagedUploadsCreate: (
    {input}: {input: readonly {filename: string}[]},
    {uploads, origin}: AdminContext,
  ) => ({
    stagedTargets: input.map(({filename}) => {
      const url = `${origin}${UPLOAD_PATH}${uploads.stage(filename)}`;
      return {url, resourceUrl: url, parameters: []};
    }),
    userErrors: [],
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
        errors.push(userError(['files', String(index), 'originalSource'], message));
      }
    }
    return {files: made.map((file) => fileNode(file, context)), userErrors: errors};
  },
  fileUpdate: async (
    {files}: {files: readonly {id: string; alt?: string | null}[]},
    context: AdminContext,
  ) => {
    const {content} = context;
    const isKnown = knows(context);
    const missing = files.findIndex(({id}) => !isKnown(id));
    if (missing !== -1) {
      const field = ['files', String(missing), 'id'];
      return {files: null, userErrors: [userError(field, NO_FILE, 'FILE_DOES_NOT_EXIST')]};
    }
    const changed: (FileEntry | GenericFileEntry)[] = [];
    for (const {id, alt} of files) {
      const picture = content.files.find(id);
      const other = content.genericFiles.find(id);
      if (picture) {
        const renamed = {...picture, image: {...picture.image, altText: alt || null}};
        await content.files.put(renamed);
        changed.push(renamed);
      }
      if (other) {
        const renamed = {...other, alt: alt || null};
        await content.genericFiles.put(renamed);
        changed.push(renamed);
      }
    }
    return {files: changed.map((file) => fileNode(file, context)), userErrors: []};
  },
  fileDelete: async ({fileIds}: {fileIds: readonly string[]}, context: AdminContext) => {
    const {content} = context;
    const isKnown = knows(context);
    const missing = fileIds.filter((id) => !isKnown(id));
    if (missing.length > 0) {
      const error = userError(['fileIds'], NO_FILE, 'FILE_DOES_NOT_EXIST');
      return {deletedFileIds: null, userErrors: [error]};
    }
    for (const id of fileIds) {
      await content.files.delete(id);
      await content.genericFiles.delete(id);
    }
    return {deletedFileIds: fileIds, userErrors: []};
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

/** Tells whether a file was uploaded. */
function knows(context: AdminContext): (id: string) => boolean {
  const ids = new Set(allFiles(context).map((file) => file.id));
  return (id) => ids.has(id);
}
