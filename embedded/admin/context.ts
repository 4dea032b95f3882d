import type {RunAdmin} from '../../supabase/functions/_shared/adapters/shopify-admin';
import type {Upload} from '../../store/art/upload';
import type {Clock} from '../clock';
import type {Queryable} from '../database/database';
import type {SectionName} from './admin-page';

/** The dependencies of an admin page. */
export interface AdminContext {
  /** Shopify's Admin API. */
  run: RunAdmin;
  /** The submissions of the shop's forms, which Shopify doesn't have. */
  database: Queryable;
  upload: Upload;
  clock: Clock;
  storefrontOrigin: string;
  section: SectionName;
  url: URL;
}

export interface AdminPage {
  show(): Response | Promise<Response>;
  /** Handles the page's form. Returns null when its subject doesn't exist. */
  post?(form: PostedForm): Promise<Response | null>;
}

/** Opens the page at a path below a section, such as `['new']`. Returns null when there's none. */
export type OpenSection = (
  context: AdminContext,
  path: readonly string[],
) => Promise<AdminPage | null>;

/** A posted form: text fields and files. */
export type PostedForm = Pick<FormData, 'get' | 'getAll' | 'has'>;

export type UploadedFile = Exclude<ReturnType<FormData['getAll']>[number], string>;

/** A text field, trimmed; empty when it is missing. */
export function textOf(form: PostedForm, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '';
}

/** All texts of a field that may be posted several times. */
export function textsOf(form: PostedForm, name: string): string[] {
  return form.getAll(name).filter((value) => typeof value === 'string');
}

/** The files of a field. A browser posts an empty file when none was chosen. */
export function filesOf(form: PostedForm, name: string): UploadedFile[] {
  return form
    .getAll(name)
    .filter((value): value is UploadedFile => typeof value !== 'string' && value.size > 0);
}
