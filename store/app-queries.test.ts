import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {MAX_VARIANTS} from './max-variants';
import {METAOBJECTS} from './metaobjects';
import {NAMESPACE, PRODUCT_FIELDS, VARIANT_FIELDS} from './product-fields';

/** Every name in the shop's queries exists in a store that `npm run shop:define` has defined. */

const QUERIES = readdirSync('app', {recursive: true, encoding: 'utf8'})
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  .map((path) => readFileSync(join('app', path), 'utf8'))
  .filter((text) => text.includes('#graphql'));

const METAFIELD = /[({]namespace: "(\w+)", key: "(\w+)"[)}]/g;
const METAOBJECT = /metaobjects?\((?:handle: \{)?type: "(\w+)"/g;
const namesIn = (pattern: RegExp) =>
  QUERIES.flatMap((text) => [...text.matchAll(pattern)].map(([, ...names]) => names.join('.')));

describe('the definitions', () => {
  it('include every metafield that a query asks for', () => {
    const asked = namesIn(METAFIELD);
    const defined = [...PRODUCT_FIELDS, ...VARIANT_FIELDS].map(({key}) => `${NAMESPACE}.${key}`);
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter((name) => !defined.includes(name))).toEqual([]);
  });

  it('include every metaobject that a query asks for, with its fields', () => {
    const types = METAOBJECTS.map(({type}) => type);
    expect(namesIn(METAOBJECT).filter((type) => !types.includes(type))).toEqual([]);
    for (const text of QUERIES) {
      const asked = [...text.matchAll(METAOBJECT)].map(([, type]) => type);
      if (asked.length === 0) continue;
      const fieldsOf = (wanted: readonly (string | undefined)[]) =>
        METAOBJECTS.filter(({type}) => wanted.includes(type)).flatMap(({fields}) => fields);
      const fields = fieldsOf(asked);
      const keys = [...fields, ...fieldsOf(fields.map(({refersTo}) => refersTo))].map(
        ({key}) => key,
      );
      const selected = [...text.matchAll(/field\(key: "(\w+)"\)/g)].map(([, key = '']) => key);
      expect(selected.filter((key) => !keys.includes(key))).toEqual([]);
    }
  });

  it('name each field once, and refer to existing types', () => {
    for (const fields of [PRODUCT_FIELDS, ...METAOBJECTS.map((one) => one.fields)]) {
      const keys = fields.map(({key}) => key);
      expect(new Set(keys).size).toBe(keys.length);
    }
    const types = METAOBJECTS.map(({type}) => type);
    const references = [...PRODUCT_FIELDS, ...METAOBJECTS.flatMap(({fields}) => fields)].flatMap(
      (field) => ('refersTo' in field && field.refersTo) || [],
    );
    expect(references.filter((type) => !types.includes(type))).toEqual([]);
    for (const {displayNameKey, fields} of METAOBJECTS) {
      if (displayNameKey) expect(fields.map(({key}) => key)).toContain(displayNameKey);
    }
  });
});

it('the queries ask for one variant of a product, or for as many as the artist’s guide says', () => {
  const asked = QUERIES.flatMap((text) => [...text.matchAll(/variants\(first: (\d+)\)/g)]);
  expect(new Set(asked.map(([, first]) => first))).toEqual(new Set(['1', String(MAX_VARIANTS)]));
});
