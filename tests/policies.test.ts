import {describe, expect, it} from 'vitest';
import {privacyPolicy, returnsPolicy, shippingPolicy, termsPolicy} from '../app/content/policies';
import {readPolicy} from '../app/features/policy/read-policy';
import en from '../app/words/en/server';
import {DEFAULT_TEXTS} from '../store/default-texts';

describe('the text with which the artist starts', () => {
  it.each([shippingPolicy(en), returnsPolicy(en), privacyPolicy(en), termsPolicy(en)])(
    'is that of the page $handle',
    (policy) => {
      const text = DEFAULT_TEXTS.policies![policy.handle]!;
      expect(readPolicy(text, {...policy, summary: '', sections: []})).toEqual(policy);
    },
  );
});
