import {TextLink} from '~/components/TextLink';
import {useWords} from '~/words';
import type {Answer} from './find-answers';

/** Links to the pages that answer a visitor's question, above the works. */
export function SearchAnswers({answers}: {answers: readonly Answer[]}) {
  const words = useWords();
  return (
    <nav aria-label={words.search.answersTitle}>
      <ul className="search-answers">
        {answers.map(({path, label}) => (
          <li key={path}>
            <TextLink to={path} className="search-subject">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
