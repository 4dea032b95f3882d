import words from '#words/search';
import {TextLink} from '~/components/TextLink';
import {searchAddress} from './search-address';

/** Links for a visitor who has not said what to look for, or found nothing: subjects, and everything there is. */
export function SearchStart({subjects}: {subjects: readonly string[]}) {
  return (
    <section aria-labelledby="search-subjects">
      <h2 id="search-subjects" className="text-2xl">
        {words.start.title}
      </h2>
      {subjects.length > 0 && (
        <ul className="search-subjects">
          {subjects.map((subject) => (
            <li key={subject}>
              <TextLink to={searchAddress({query: subject})} className="search-subject">
                {subject}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-6 text-muted">
        {words.start.before}
        <TextLink to="/collections/prints">{words.start.prints}</TextLink>
        {words.start.or}
        <TextLink to="/collections/originals">{words.start.originals}</TextLink>
        {words.start.toCommissions}
        <TextLink to="/commissions">{words.start.commissions}</TextLink>
        {words.start.toShortlist}
        <TextLink to="/shortlist">{words.start.shortlist}</TextLink>
        {words.start.after}
      </p>
    </section>
  );
}
