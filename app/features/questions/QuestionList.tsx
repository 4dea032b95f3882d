import type {Question} from './load-questions';

export function QuestionList({questions}: {questions: readonly Question[]}) {
  return (
    <div className="max-w-text">
      {questions.map(({question, answer}) => (
        <section key={question} className="border-t border-line py-6 2xl:py-7">
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
