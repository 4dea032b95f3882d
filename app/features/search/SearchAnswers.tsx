import {TextLink} from '~/components/TextLink';
import {useWords} from '~/words';
import type {Answer} from './find-answers';

/** Links to the pages that answer a visitor's question, above the works. */
export function SearchAnswers({answers}: {answers: readonly Answer[]}) {
  const words = useWords();
  return (
    <nav aria-label={words.search.answersTitle}>
      <ul className="flex min-h-11 flex-wrap gap-x-6">
        {answers.map(({path, label}) => (
          <li key={path}>
            <TextLink to={path} className="inline-flex min-h-11 items-center font-serif text-lg">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
