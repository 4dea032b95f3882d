import {Kind, parse} from 'graphql';
import {describe, expect, it} from 'vitest';
import {findRootFields} from './root-fields';
import {APP_QUERIES} from '../../../tests/support/app-queries';

/** The root fields, those with a directive left out, with GraphQL's own parser, which is too large for the worker. */
function parsedRootFields(query: string): string[] {
  return parse(query).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.flatMap((selection) =>
          selection.kind === Kind.FIELD && !selection.directives?.length
            ? [(selection.alias ?? selection.name).value]
            : [],
        )
      : [],
  );
}

describe('the root fields of a query', () => {
  it('are found in each of the shop’s', () => {
    expect(APP_QUERIES.length).toBeGreaterThan(5);
    expect(APP_QUERIES.map(findRootFields)).toEqual(APP_QUERIES.map(parsedRootFields));
  });

  it.each([
    ['query { shop { name } }', ['shop']],
    ['query A($b: B = {c: 1}) @d(e: $b) { f g: h { i { j } } }', ['f', 'g']],
    ['fragment A on B { c } query D { e { ...A } f }', ['e', 'f']],
    ['query A { b { c } } fragment D on E { f { g } }', ['b']],
    ['# query { no }\nquery A { b(c: "}) {") { d } e }', ['b', 'e']],
    ['query A { ...B ... on C { d } e @include(if: $f) g }', ['g']],
  ])('of %s are %j', (query, fields) => expect(findRootFields(query)).toEqual(fields));
});
