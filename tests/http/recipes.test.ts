import {execFile} from 'node:child_process';
import {cpSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {beforeEach, describe, expect, it} from 'vitest';
import {TRIES_EVERY_CASE} from '../support/every-case';
import {copyProject, editFile} from '../support/project-copy';

/** Several commands for each recipe, one of which builds the shop. */
const TIMEOUT_MS = 1_200_000;

/** The code blocks and the commands of a section of CONTRIBUTING.md, in its order. */
function readRecipe(heading: string) {
  const page = readFileSync('CONTRIBUTING.md', 'utf8');
  const [, section = ''] = new RegExp(`^## ${heading}\n(.*?)^## `, 'ms').exec(page) ?? [];
  return {
    blocks: [...section.matchAll(/^ *```\w*\n(.*?)^ *```$/gms)].map(([, code]) => code!),
    commands: [...section.matchAll(/`npm run ((?:test:|codegen|typecheck|lint)[^`]*)`/g)].map(
      ([, command]) => command!,
    ),
  };
}

describe.runIf(TRIES_EVERY_CASE)('a recipe of CONTRIBUTING.md works as written', () => {
  let project: string;
  beforeEach(() => {
    project = copyProject();
    cpSync('tests', join(project, 'tests'), {recursive: true});
    // Its packages are installed.
    const stamp = 'node_modules/.shop-install';
    cpSync(stamp, join(project, stamp));
  });

  /** Puts a block below the first line of the file that ends like that. */
  function insert(file: string, after: string, block: string | undefined) {
    editFile(join(project, file), (text) => text.replace(after, () => `${after}\n${block}`));
  }

  /** Rejects with the end of the command's output when it fails. */
  async function run(commands: readonly string[]) {
    for (const command of commands) {
      await promisify(execFile)('npm', ['run', ...command.split(' ')], {
        cwd: project,
        maxBuffer: 64 * 1024 * 1024,
      }).catch(({stdout, stderr}: {stdout: string; stderr: string}) => {
        const lines = `${stderr}\n${stdout}`.trimEnd().split('\n');
        throw new Error([`npm run ${command}`, ...lines.slice(-40)].join('\n'));
      });
    }
  }

  it(
    'a field of a product',
    async () => {
      const {blocks, commands} = readRecipe('Add a field to a product');
      const [test, definition, record, query, label, frenchLabel] = blocks;
      expect(blocks).toHaveLength(6);
      expect(commands).toEqual([
        'codegen',
        'test:unit -- translations',
        'test:http -- product-page',
        'typecheck',
        'lint',
      ]);
      insert('tests/http/product-page.test.ts', "describe('the words of a product', () => {", test);
      insert(
        'store/product-fields.ts',
        'export const PRODUCT_FIELDS: readonly FieldDefinition[] = [',
        definition,
      );
      insert('embedded/seed/listings.ts', "'green-water': {", record);
      insert('app/shop/product/fragments.ts', '{namespace: "custom", key: "medium"}', query);
      insert('app/words/en/product-details.ts', 'fields: {', label);
      insert('app/words/fr/product-details.ts', 'fields: {', frenchLabel);
      await run(commands);
    },
    TIMEOUT_MS,
  );

  it(
    'a rule of a form',
    async () => {
      const {blocks, commands} = readRecipe('Add a rule to a form');
      const [rule = '', message, frenchMessage, row] = blocks;
      expect(blocks).toHaveLength(4);
      expect(commands).toEqual(['test:unit -- contracts']);
      const contracts = 'supabase/functions/_shared/contracts';
      editFile(join(project, contracts, 'contact.ts'), (text) =>
        text.replace(/^ *message: messageField\(.*\n/m, () => rule),
      );
      insert(`${contracts}/words/en.ts`, "messageRequired: 'Message is required',", message);
      insert(
        `${contracts}/words/fr.ts`,
        "messageRequired: 'Veuillez écrire un message',",
        frenchMessage,
      );
      insert(
        `${contracts}/contracts.test.ts`,
        "['message', undefined, 'Message is required'],",
        row,
      );
      await run([...commands, 'typecheck']);
    },
    TIMEOUT_MS,
  );
});
