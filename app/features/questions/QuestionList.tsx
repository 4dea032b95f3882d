import type {Question} from './queries';

export function QuestionList({questions}: {questions: readonly Question[]}) {
  return (
    <div className="mt-12 max-w-text divide-y divide-line border-y border-line">
      {questions.map(({question, answer}) => (
        <section key={question} className="py-6">
          <h2 className="text-xl">{question}</h2>
          {answer.map((paragraph) => (
            <p key={paragraph} className="mt-3 text-muted">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}
