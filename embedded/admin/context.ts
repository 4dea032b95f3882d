import type {RunAdmin} from '../../store/admin-client';
import type {Queryable} from '../database/database';

/** What the pages of the admin work with. */
export interface AdminPages {
  /** Shopify's Admin API. */
  run: RunAdmin;
  /** What the forms of the shop stored, which Shopify knows nothing of. */
  database: Queryable;
  /** Sends a picture to the Admin API and returns its source for a product or a file. */
  upload(file: UploadedFile): Promise<string>;
  storefrontOrigin: string;
}

/** One posted form: text fields and files. */
export type PostedForm = Pick<FormData, 'get' | 'getAll' | 'has'>;

/** A file in a form. */
export type UploadedFile = Exclude<ReturnType<FormData['getAll']>[number], string>;

/** A text field, trimmed; empty when it is missing. */
export function textOf(form: PostedForm, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '';
}

/** Every text of a field that may be posted several times. */
export function textsOf(form: PostedForm, name: string): string[] {
  return form.getAll(name).filter((value) => typeof value === 'string');
}

/** The files of a field; a browser posts an empty one where none was chosen. */
export function filesOf(form: PostedForm, name: string): UploadedFile[] {
  return form
    .getAll(name)
    .filter((value): value is UploadedFile => typeof value !== 'string' && value.size > 0);
}

/** The number at the end of a gid, which is how addresses and fields of the pages name a resource. */
export function numberOf(gid: string): string {
  return gid.replace(/.*\//, '');
}
