import type {FileEntry} from '../../catalogue/admin-types';
import {mediaImageId} from '../../storefront/catalogue-index/nested-ids';
import type {AdminContext} from '../context';
import {fileNode} from '../nodes/file';
import {userError, type UserError} from '../user-error';
import {type FileSource, pictureOf, UPLOAD_PATH} from './file-source';

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
    const made: FileEntry[] = [];
    const errors: UserError[] = [];
    for (const [index, file] of files.entries()) {
      const image = await pictureOf(file, [], context);
      const entry = image && context.content.files.find(mediaImageId(image.id));
      if (image && entry) {
        await context.content.files.put({...entry, image});
        made.push({...entry, image});
      } else {
        const message = 'The file is no picture that was uploaded here';
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
    const missing = files.findIndex(({id}) => !content.files.find(id));
    if (missing !== -1) {
      const field = ['files', String(missing), 'id'];
      return {files: null, userErrors: [userError(field, NO_FILE, 'FILE_DOES_NOT_EXIST')]};
    }
    const changed = files.flatMap(({id, alt}) => {
      const file = content.files.find(id);
      return file ? {...file, image: {...file.image, altText: alt || null}} : [];
    });
    for (const file of changed) await content.files.put(file);
    return {files: changed.map((file) => fileNode(file, context)), userErrors: []};
  },
  fileDelete: async ({fileIds}: {fileIds: readonly string[]}, {content}: AdminContext) => {
    const missing = fileIds.filter((id) => !content.files.find(id));
    if (missing.length > 0) {
      const error = userError(['fileIds'], NO_FILE, 'FILE_DOES_NOT_EXIST');
      return {deletedFileIds: null, userErrors: [error]};
    }
    for (const id of fileIds) await content.files.delete(id);
    return {deletedFileIds: fileIds, userErrors: []};
  },
};
