import {Link} from '~/components/Link';
import {findTextLanguage} from '~/lib/language/untranslated';
import type {VisibleCard} from '~/shop/card/card';
import {WorksSection} from '~/shop/card/WorksSection';
import {useWords} from '~/words';
import {entryPath} from '~/shop/paths';
import type {EntryLink} from './load-journal';

export interface ArticleEndProps {
  newer: EntryLink | undefined;
  older: EntryLink | undefined;
  /** The works on its subject. */
  works: readonly VisibleCard[];
}

/** Links at the end of an entry: works on its subject, and the previous and next entries. */
export function ArticleEnd({newer, older, works}: ArticleEndProps) {
  const words = useWords();
  return (
    <>
      <WorksSection
        id="works-on-this"
        title={words.journal.works}
        products={works}
        layout={works.length > 2 ? 'shelf' : 'pairs'}
      />
      {(newer || older) && (
        <nav
          aria-label={words.journal.entries}
          className="mt-10 grid gap-6 border-t border-line pt-6 sm:grid-cols-2 print:hidden"
        >
          {older && <EntryNavLink entry={older} rel="prev" label={words.journal.previous} />}
          {newer && (
            <EntryNavLink
              entry={newer}
              rel="next"
              label={words.journal.next}
              className="sm:col-start-2 sm:text-right"
            />
          )}
        </nav>
      )}
    </>
  );
}

interface EntryNavLinkProps {
  entry: EntryLink;
  rel: 'prev' | 'next';
  label: string;
  className?: string;
}

function EntryNavLink({entry, rel, label, className}: EntryNavLinkProps) {
  return (
    <p className={className}>
      <Link to={entryPath(entry.handle)} rel={rel} prefetch="intent" className="group inline-block">
        <span className="block text-sm text-muted">{label}</span>
        <span
          lang={findTextLanguage(entry, 'title')}
          className="block font-serif text-xl decoration-sea-line decoration-1 underline-offset-[0.2em] group-hover:underline"
        >
          {entry.title}
        </span>
      </Link>
    </p>
  );
}
