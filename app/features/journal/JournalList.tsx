import {Link} from '~/components/Link';
import {CdnPicture} from '~/components/CdnPicture';
import {TextLink} from '~/components/TextLink';
import {cn} from '~/lib/cn';
import type {JournalEntry} from './journal-entry';
import {entryPath} from '~/shop/paths';
import {useWords} from '~/words';

const LEAD_SIZES = '(min-width: 120em) 53rem, (min-width: 64em) 47vw, (min-width: 48em) 55vw, 92vw';
const SIZES = '(min-width: 120em) 21rem, (min-width: 64em) 19vw, (min-width: 48em) 47vw, 92vw';

/**
 * Entries in pairs. The newest one has its text beside its picture; from 1024 px up, all of them do. Only the links of
 * titles take the focus.
 */
export function JournalList({entries}: {entries: JournalEntry[]}) {
  const words = useWords();
  return (
    <ul className="grid gap-x-5 gap-y-12 md:grid-cols-2 lg:gap-x-12 lg:gap-y-16">
      {entries.map(
        ({handle, title, titleLang, publishedAt, date, summary, summaryLang, image}, index) => (
          <li
            key={handle}
            className={cn(
              'grid gap-5',
              index === 0
                ? 'md:col-span-full md:grid-cols-[3fr_2fr] md:items-center lg:grid-cols-2 lg:gap-x-12'
                : 'max-lg:row-span-2 max-lg:grid-rows-subgrid lg:grid-cols-[2fr_3fr] lg:gap-x-8',
            )}
          >
            {image && (
              <Link to={entryPath(handle)} prefetch="intent" tabIndex={-1} className="self-start">
                <CdnPicture
                  image={image}
                  alt={image.altText || title}
                  widths="page"
                  sizes={index === 0 ? LEAD_SIZES : SIZES}
                  loading={index === 0 ? 'eager' : 'lazy'}
                  fetchPriority={index === 0 ? 'high' : undefined}
                  className={index === 0 ? undefined : 'aspect-4/3 h-auto w-full object-cover'}
                />
              </Link>
            )}
            <div className={index === 0 ? undefined : 'max-w-text'}>
              <p className="text-sm text-muted">
                <time dateTime={publishedAt}>{date}</time>
              </p>
              <h2
                lang={titleLang}
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
                lang={summaryLang}
                className={cn(
                  'mt-3 text-balance',
                  index === 0 ? 'font-serif text-xl 2xl:text-2xl' : 'text-muted',
                )}
              >
                {summary}
              </p>
              {index === 0 && (
                <p className="mt-4 text-sm">
                  <TextLink
                    to={entryPath(handle)}
                    tabIndex={-1}
                    aria-label={words.journal.readEntry(title)}
                  >
                    {words.journal.read}
                  </TextLink>
                </p>
              )}
            </div>
          </li>
        ),
      )}
    </ul>
  );
}
