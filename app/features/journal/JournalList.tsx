import {Link} from '~/components/Link';
import {CdnPicture} from '~/components/CdnPicture';
import {cn} from '~/lib/cn';
import type {JournalEntry} from './journal-entry';
import {entryPath} from '~/shop/paths';

/** Entries in pairs; the newest one has its text beside its picture. */
export function JournalList({entries}: {entries: JournalEntry[]}) {
  return (
    <ul className="grid gap-x-5 gap-y-12 md:grid-cols-2 lg:gap-x-12 lg:gap-y-16">
      {entries.map(({handle, title, publishedAt, date, summary, image, ...langs}, index) => (
        <li
          key={handle}
          className={cn(
            'grid gap-5',
            index === 0
              ? 'md:col-span-full md:grid-cols-[3fr_2fr] md:items-center lg:grid-cols-2 lg:gap-x-12'
              : 'row-span-2 grid-rows-subgrid [&_img]:aspect-4/3 [&_img]:object-cover',
          )}
        >
          {/* Keyboard users need only the title's link. */}
          {image && (
            <Link to={entryPath(handle)} prefetch="intent" tabIndex={-1} className="self-start">
              <CdnPicture
                image={image}
                alt={image.altText || title}
                place="page"
                sizes="(min-width: 120em) 53rem, (min-width: 64em) 47vw, (min-width: 48em) 55vw, 92vw"
                loading={index === 0 ? 'eager' : 'lazy'}
                fetchPriority={index === 0 ? 'high' : undefined}
              />
            </Link>
          )}
          <div className={index === 0 ? undefined : 'max-w-text'}>
            <p className="text-sm text-muted">
              <time dateTime={publishedAt}>{date}</time>
            </p>
            <h2
              lang={langs.titleLang}
              className={cn(
                'mt-2',
                index === 0 ? 'text-3xl lg:text-display min-[100rem]:text-[6.5rem]' : 'text-2xl',
              )}
            >
              <Link
                to={entryPath(handle)}
                prefetch="intent"
                className="transition-colors hover:text-sea"
              >
                {title}
              </Link>
            </h2>
            <p
              lang={langs.summaryLang}
              className={cn(
                'mt-3 text-balance',
                index === 0 ? 'font-serif text-xl 2xl:text-2xl' : 'text-muted',
              )}
            >
              {summary}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
