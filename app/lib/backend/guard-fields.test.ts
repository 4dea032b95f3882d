import {expect, it} from 'vitest';
import {guardFields} from './guard-fields';

it.each([
  [{website: '', elapsedMs: '4000'}, {elapsedMs: '4000'}],
  [
    {website: 'https://spam.example', elapsedMs: '4'},
    {website: 'https://spam.example', elapsedMs: '4'},
  ],
  [{name: 'Ada'}, {}],
])('of %j are %j', (values, fields) => expect(guardFields(values)).toEqual(fields));
