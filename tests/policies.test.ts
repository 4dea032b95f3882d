import {expect, it} from 'vitest';
import {defaultPolicy, POLICY_HANDLES} from '../app/content/policies';
import {readPolicy} from '../app/features/policy/read-policy';
import en from '../app/words/en/server';
import {DEFAULT_TEXTS} from '../store/default-texts';

it.each(POLICY_HANDLES)('the text that the artist starts with is that of the page %s', (handle) => {
  const policy = defaultPolicy(en, handle);
  const text = DEFAULT_TEXTS.policies![handle]!;
  expect(readPolicy(text, {...policy, summary: '', sections: []})).toEqual(policy);
});
