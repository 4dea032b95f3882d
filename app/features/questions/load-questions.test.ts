import {describe, expect, it} from 'vitest';
import {DELIVERY_TIMES} from '~/shop/delivery/delivery-times';
import en from '~/words/en/server';
import {metaobject} from '../../../tests/support/app/metaobject';
import {readQuestions} from './load-questions';

describe('the questions', () => {
  it('are the artist’s, sorted by position, and only the complete ones', () => {
    const questions = readQuestions(
      en,
      [
        metaobject({question: 'No position?', answer: 'Last.'}),
        metaobject({question: 'Second?', answer: 'One.\n\nTwo.', order: '10'}),
        metaobject({question: 'No answer?', order: '1'}),
        metaobject({question: 'First?', answer: 'Yes.', order: '9'}),
      ],
      DELIVERY_TIMES,
    );
    expect(questions).toEqual([
      {question: 'First?', answer: ['Yes.']},
      {question: 'Second?', answer: ['One.', 'Two.']},
      {question: 'No position?', answer: ['Last.']},
    ]);
  });

  it('are the shop’s, with her delivery times, until she writes her own', () => {
    const answers = (times: typeof DELIVERY_TIMES) =>
      readQuestions(en, [], times).flatMap(({answer}) => answer);
    expect(answers(DELIVERY_TIMES)).toHaveLength(Object.keys(en.answers).length);
    expect(answers(DELIVERY_TIMES)).toContain(
      'Your order ships in 3–5 business days. Delivery time then depends on the carrier and on where you live.',
    );
    expect(answers({preparation: '7–10', canada: '4–8'})).toContain(
      'Your order ships in 7–10 business days. Delivery then takes 4–8 days within Canada.',
    );
  });
});
