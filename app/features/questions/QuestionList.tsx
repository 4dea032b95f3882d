import type {Question} from './load-questions';

export function QuestionList({questions}: {questions: readonly Question[]}) {
  return (
    <div>
      {questions.map(({question, questionLang, answer, answerLang}, index) => (
        <section key={index} className="border-t border-line py-6 2xl:py-7">
          <h2 lang={questionLang} className="text-xl">
            {question}
          </h2>
          {answer.map((paragraph, position) => (
            <p key={position} lang={answerLang} className="mt-3 max-w-text text-muted">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}
