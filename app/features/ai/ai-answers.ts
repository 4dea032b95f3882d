import type {ContentUsage} from '~/lib/documents/content-usage';
import type {ServerWords} from '~/words';

/** The page's texts about the artist's choices and their limits. */
export function aiAnswers({ai}: ServerWords, usage: ContentUsage) {
  return [
    ...(['search', 'answers', 'training'] as const).map((purpose) => ({
      question: ai[purpose].question,
      answer: [usage[purpose] ? ai[purpose].yes : ai[purpose].no],
    })),
    {question: ai.how.question, answer: [ai.how.answer]},
    {question: ai.limits.question, answer: [ai.limits.answer]},
  ];
}
