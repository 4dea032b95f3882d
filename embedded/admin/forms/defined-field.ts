import {type Html, html} from '../../../supabase/functions/_shared/html';
import type {FieldDefinition} from '../../../store/field-types';
import {
  type Choice,
  type Field,
  inputField,
  optionsOf,
  selectField,
  textAreaField,
} from '../../form-fields';
import {parseList} from '../../parse-json';
import {filesOf, type AdminContext, type PostedForm, textOf} from '../context';
import {fromLocalInput, toLocalInput} from './instants';
import {orderedChoices, orderedValues} from './ordered-choices';
import {ALT_HINT, PICTURE_HINT, PICTURE_TYPES, pictureProblem} from './picture-problem';

/** The possible targets of references, for selects. */
export interface References {
  products: readonly Choice[];
  pictures: readonly Choice[];
  recordings: readonly Choice[];
  /** Metaobjects by their type. */
  metaobjects: ReadonlyMap<string, readonly Choice[]>;
}

const YES_OR_NO: readonly Choice[] = [
  {value: 'true', label: 'Yes'},
  {value: 'false', label: 'No'},
];

/** The input for a field's type. `value` is the stored or the last entered value. */
export function definedInput(
  field: FieldDefinition,
  {name, value, error}: {name: string; value: string; error?: string},
  references: References,
): Html {
  const {name: label, description: hint, isRequired, choices, refersTo = ''} = field;
  const shown = {name, label, hint, error, value, mark: isRequired && '(required)'};
  const input = (attributes: Readonly<Record<string, string>>) =>
    inputField({...shown, attributes});
  const choose = (offered: readonly Choice[]) =>
    selectField({...shown, options: optionsOf([{value: '', label: '–'}, ...offered], value)});
  const chooseSeveral = (offered: readonly Choice[]) =>
    orderedChoices({...shown, choices: offered, values: parseList(value) ?? []});
  switch (field.type) {
    case 'boolean':
      return choose(YES_OR_NO);
    case 'date':
      return input({type: 'date'});
    case 'date_time':
      return inputField({
        ...shown,
        value: toLocalInput(value) || value,
        hint: [hint, 'Atlantic time.'].filter(Boolean).join(' '),
        attributes: {type: 'datetime-local', step: '1'},
      });
    case 'number_integer':
      return input({inputmode: 'numeric'});
    case 'number_decimal':
      return input({inputmode: 'decimal'});
    case 'multi_line_text_field':
      return textAreaField(shown);
    case 'list.color':
    case 'list.single_line_text_field':
      return textAreaField({...shown, value: (parseList(value) ?? []).join('\n')});
    case 'product_reference':
      return choose(references.products);
    case 'list.product_reference':
      return chooseSeveral(references.products);
    case 'metaobject_reference':
      return choose(references.metaobjects.get(refersTo) ?? []);
    case 'list.metaobject_reference':
      return chooseSeveral(references.metaobjects.get(refersTo) ?? []);
    case 'file_reference':
      return isRecording(field)
        ? html`${choose(references.recordings)}
          ${fileField({
            name: `${name}-upload`,
            label: 'A new recording for it',
            hint: 'MP3, M4A or WAV, up to 10 MB.',
            accept: 'audio/*',
          })}`
        : html`${choose(withCurrent(references.pictures, value))}
          ${fileField({
            name: `${name}-upload`,
            label: 'A new picture for it',
            hint: PICTURE_HINT,
            accept: PICTURE_TYPES,
          })}
          ${inputField({
            name: `${name}-alt`,
            label: 'What the new picture shows',
            hint: ALT_HINT,
          })}`;
    case 'color':
    case 'single_line_text_field':
      return choices
        ? choose(choices.map((choice) => ({value: choice, label: choice})))
        : input({});
  }
}

/** The choices with a picture that isn't among them, such as one of a work. */
function withCurrent(choices: readonly Choice[], value: string): readonly Choice[] {
  const isKnown = !value || choices.some((choice) => choice.value === value);
  return isKnown ? choices : [{value, label: 'The picture it has now'}, ...choices];
}

function fileField({accept, ...field}: Field & {accept: string}): Html {
  return inputField({...field, attributes: {type: 'file', accept}});
}

/** A definition can require pictures or videos, but not audio, so the key determines it. */
function isRecording({key}: Pick<FieldDefinition, 'key'>): boolean {
  return key.endsWith('_recording');
}

/**
 * The posted value of a field, in Shopify's format; empty when there's none. Uploads a new file first, and adds a
 * failed upload to `errors`.
 */
export async function readDefined(
  {key, type}: FieldDefinition,
  {
    form,
    name,
    before,
    errors,
  }: {form: PostedForm; name: string; before: string; errors: Map<string, string>},
  {run, upload}: Pick<AdminContext, 'run' | 'upload'>,
): Promise<string> {
  const text = textOf(form, name);
  switch (type) {
    case 'date_time':
      // Keeps an offset or a fraction that the input can't show.
      return text === toLocalInput(before) ? before : fromLocalInput(text);
    case 'list.color':
    case 'list.single_line_text_field':
      return writeList(text.split('\n').map((line) => line.trim()));
    case 'list.product_reference':
    case 'list.metaobject_reference':
      return writeList(orderedValues(form, name));
    case 'file_reference': {
      const [file] = filesOf(form, `${name}-upload`);
      if (!file) return text;
      const isSound = isRecording({key});
      const problem = isSound ? null : await pictureProblem(file);
      const made =
        problem ??
        (await createFile(run, await upload(file), {
          name: file.name,
          alt: textOf(form, `${name}-alt`) || file.name.replace(/\.[^.]*$/, ''),
          isSound,
        }));
      if (made.startsWith('gid:')) return made;
      errors.set(name, made);
      return text;
    }
    default:
      return text;
  }
}

/** The new file's gid, or a sentence that explains why there's none. */
async function createFile(
  run: AdminContext['run'],
  originalSource: string,
  {name, alt, isSound}: {name: string; alt: string; isSound: boolean},
): Promise<string> {
  const {fileCreate} = await run<{fileCreate: {files: readonly {id: string}[]}}>(
    `mutation ($files: [FileCreateInput!]!) { fileCreate(files: $files) { files { id } } }`,
    {
      files: [
        {
          originalSource,
          contentType: isSound ? 'FILE' : 'IMAGE',
          alt,
        },
      ],
    },
  );
  if (fileCreate.files[0]) return fileCreate.files[0].id;
  return isSound
    ? `${name} isn’t a recording of up to 10 MB. Choose an MP3, M4A or WAV file.`
    : `${name} can’t be read. Save it as a JPEG and choose that file.`;
}

/** Shopify's message about a field, prefixed with its name. */
export function fieldProblem({name, pattern}: FieldDefinition, message: string): string {
  if (message.startsWith(name)) return message;
  return `${name}: ${pattern?.message ?? message}`;
}

/** A list in Shopify's format; empty when there are no items. */
export function writeList(items: readonly string[]): string {
  const filled = items.filter(Boolean);
  return filled.length > 0 ? JSON.stringify(filled) : '';
}
