import {useWords} from '~/words';
import {TextLink} from '~/components/TextLink';
import {searchUrl} from '~/shop/search/search-url';

/** Links for a visitor who hasn't entered a search, or found nothing: subjects, and the complete collections. */
export function SearchStart({subjects}: {subjects: readonly string[]}) {
  const words = useWords();
  return (
    <section aria-labelledby="search-subjects" className="pt-6 pb-8 lg:pb-10">
      <h2 id="search-subjects" className="text-xl">
        {words.search.start.title}
      </h2>
      {subjects.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-x-6">
          {subjects.map((subject) => (
            <li key={subject}>
              <TextLink
                to={searchUrl({query: subject})}
                className="inline-flex min-h-11 items-center font-serif text-lg"
              >
                {subject}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-muted">
        {words.search.start.before}
        <TextLink to="/collections/prints">{words.search.start.prints}</TextLink>
        {words.search.start.or}
        <TextLink to="/collections/originals">{words.search.start.originals}</TextLink>
        {words.search.start.toCommissions}
        <TextLink to="/commissions">{words.search.start.commissions}</TextLink>
        {words.search.start.toShortlist}
        <TextLink to="/shortlist">{words.search.start.shortlist}</TextLink>
        {words.search.start.after}
      </p>
    </section>
  );
}
