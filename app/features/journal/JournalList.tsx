import {Link} from '~/components/Link';
import {CdnPicture} from '~/components/CdnPicture';
import {entryPath, type JournalEntry} from './journal-entry';

export function JournalList({entries}: {entries: JournalEntry[]}) {
  return (
    <ul className="grid gap-12">
      {entries.map(({handle, title, publishedAt, date, summary, image}, index) => (
        <li
          key={handle}
          className="grid items-start gap-x-columns gap-y-5 border-t border-line pt-8 md:grid-cols-[minmax(0,0.85fr)_minmax(0,1fr)]"
        >
          {/* Keyboard users need only the title's link. */}
          <Link to={entryPath(handle)} prefetch="intent" tabIndex={-1}>
            {image && (
              <CdnPicture
                image={image}
                alt={image.altText || title}
                place="page"
                sizes="(min-width: 105em) 42rem, (min-width: 48em) 42vw, 92vw"
                loading={index === 0 ? 'eager' : 'lazy'}
                fetchPriority={index === 0 ? 'high' : undefined}
              />
            )}
          </Link>
          <div className="max-w-text">
            <p className="text-sm text-muted">
              <time dateTime={publishedAt}>{date}</time>
            </p>
            <h2 className="mt-2 text-2xl">
              <Link
                to={entryPath(handle)}
                prefetch="intent"
                className="transition-colors hover:text-sea"
              >
                {title}
              </Link>
            </h2>
            <p className="mt-3 text-muted">{summary}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
