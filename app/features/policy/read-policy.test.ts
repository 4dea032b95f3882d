import {describe, expect, it} from 'vitest';
import {defaultPolicy} from '~/content/policies';
import en from '~/words/en/server';
import {readPolicy} from './read-policy';

const usual = defaultPolicy(en, 'returns');

describe('a policy in the artist’s words', () => {
  it('has a summary, and sections with paragraphs and lists in the order of the text', () => {
    const text = [
      'All sales are final.',
      '## Defects',
      'Write to me.\n\nSend:',
      '- a photo\n- your order number\n\n- your address',
      'I answer within two days.',
      '##What follows\n\nA new print.',
    ].join('\r\n\r\n');
    expect(readPolicy(text, usual)).toEqual({
      ...usual,
      summary: 'All sales are final.',
      sections: [
        {
          heading: 'Defects',
          blocks: [
            'Write to me.',
            'Send:',
            ['a photo', 'your order number', 'your address'],
            'I answer within two days.',
          ],
        },
        {heading: 'What follows', blocks: ['A new print.']},
      ],
    });
  });

  it('keeps all its text without headings', () => {
    expect(readPolicy('One.\n\nTwo.\nThree:\n- four', usual)).toMatchObject({
      summary: 'One.',
      sections: [{heading: '', blocks: ['Two. Three:', ['four']]}],
    });
  });
});
