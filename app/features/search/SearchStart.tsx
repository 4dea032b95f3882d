import {TextLink} from '~/components/TextLink';
import {searchAddress} from './search-address';

/** A way on for a visitor who has not said what to look for, or found nothing: subjects, and everything there is. */
export function SearchStart({subjects}: {subjects: readonly string[]}) {
  return (
    <section aria-labelledby="search-subjects">
      <h2 id="search-subjects" className="text-2xl">
        What there is to see
      </h2>
      {subjects.length > 0 && (
        <ul className="search-subjects">
          {subjects.map((subject) => (
            <li key={subject}>
              <TextLink to={searchAddress({words: subject})} className="search-subject">
                {subject}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-6 text-muted">
        Or look through all <TextLink to="/collections/prints">prints</TextLink> or{' '}
        <TextLink to="/collections/originals">originals</TextLink>. What is not there yet can be
        painted: <TextLink to="/commissions">how commissions work</TextLink>. Works that you kept
        are on <TextLink to="/shortlist">your shortlist</TextLink>.
      </p>
    </section>
  );
}
