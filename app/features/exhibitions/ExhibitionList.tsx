import type {ReactNode} from 'react';
import {TextLink} from '~/components/TextLink';
import {cn} from '~/lib/cn';
import {localPath} from '~/lib/language/local-path';
import {findTextLanguage} from '~/lib/language/untranslated';
import {ProductGrid} from '~/shop/card/ProductGrid';
import {formatVenue} from '~/shop/exhibition/exhibition';
import {calendarFilePath} from '~/shop/paths';
import {useWords} from '~/words';
import type {ShownExhibition} from './load-exhibitions-page.server';

/** The id of the form below the list. */
export const VISIT_ID = 'visit';

export interface ExhibitionListProps {
  exhibitions: readonly ShownExhibition[];
}

/** Current and upcoming exhibitions with their works, then one line for each past one. */
export function ExhibitionList({exhibitions}: ExhibitionListProps) {
  const words = useWords();
  const open = exhibitions.filter(({state}) => state !== 'past');
  const past = exhibitions.filter(({state}) => state === 'past');
  return (
    <div className="grid grid-cols-1 gap-10 2xl:gap-6">
      {open.map((exhibition) => (
        <section
          key={exhibition.handle}
          id={exhibition.handle}
          aria-labelledby={`${exhibition.handle}-title`}
          className={cn(
            'border-t border-line pt-5',
            hasFewWorks(exhibition) && 'grid grid-cols-1 gap-x-5 lg:grid-cols-3',
          )}
        >
          <OpenExhibition {...exhibition} />
          {exhibition.works.length > 0 && (
            <div className={hasFewWorks(exhibition) ? 'max-lg:mt-3 lg:col-span-2' : 'mt-3 xl:mt-6'}>
              <ProductGrid
                products={exhibition.works}
                layout={hasFewWorks(exhibition) ? 'pairs' : 'grid'}
                headingLevel={3}
              />
            </div>
          )}
        </section>
      ))}
      {past.length > 0 && (
        <section
          aria-labelledby="past"
          className="grid gap-5 border-t border-line pt-8 md:grid-cols-2"
        >
          <h2 id="past" className="text-2xl">
            {words.exhibitions.past}
          </h2>
          <ul className="grid max-w-text gap-5">
            {past.map((exhibition) => (
              <li key={exhibition.handle}>
                <p lang={findTextLanguage(exhibition, 'title')} className="font-serif text-xl">
                  {exhibition.url ? (
                    <TextLink to={exhibition.url}>{exhibition.title}</TextLink>
                  ) : (
                    exhibition.title
                  )}
                </p>
                <p className="mt-1 text-muted">
                  {[formatVenue(exhibition), exhibition.when].filter(Boolean).join(' · ')}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** From 1024 px up, one or two works are beside the text. */
function hasFewWorks({works}: ShownExhibition): boolean {
  return works.length > 0 && works.length < 3;
}

function OpenExhibition(exhibition: ShownExhibition) {
  const words = useWords();
  const {handle, title, state, when, hours, text, url, takesVisits} = exhibition;
  const where = formatVenue(exhibition);
  return (
    <div
      className={cn(
        'large-type grid grid-cols-1 content-start gap-x-5 gap-y-2 sm:gap-y-4 md:grid-cols-2',
        hasFewWorks(exhibition) && 'lg:grid-cols-1',
      )}
    >
      <div>
        <p className="text-sm text-muted">{words.exhibitions[state]}</p>
        <h2
          id={`${handle}-title`}
          lang={findTextLanguage(exhibition, 'title')}
          className="mt-1 text-3xl"
        >
          {title}
        </h2>
        {text && (
          <p
            lang={findTextLanguage(exhibition, 'text')}
            className="mt-3 max-w-text font-serif text-lg text-balance whitespace-pre-line"
          >
            {text}
          </p>
        )}
      </div>
      <div>
        <dl>
          <Fact
            term={words.exhibitions.when}
            className="pb-1 font-serif text-lg text-balance sm:pt-1 sm:pb-2 sm:text-2xl"
          >
            {when}
          </Fact>
          {where && (
            <Fact term={words.exhibitions.where} className="text-balance">
              {where}
            </Fact>
          )}
          {hours && (
            <Fact term={words.exhibitions.hours} lang={findTextLanguage(exhibition, 'hours')}>
              {hours}
            </Fact>
          )}
        </dl>
        <ul className="mt-1 flex flex-wrap gap-x-6">
          <li>
            {/* A file, which the browser hands to the calendar. */}
            <a href={localPath(words, calendarFilePath(handle))} className={LINK}>
              {words.exhibitions.calendar}
            </a>
          </li>
          {takesVisits && (
            <li>
              <a href={`#${VISIT_ID}`} className={LINK}>
                {words.exhibitions.visit.ask}
              </a>
            </li>
          )}
          {url && (
            <li>
              <a href={url} className={LINK}>
                {words.exhibitions.website}
              </a>
            </li>
          )}
        </ul>
      </div>
    </div>
  );
}

const LINK = 'inline-flex min-h-11 items-center edge-link';

interface FactProps {
  /** Visually hidden, because dates, places and hours explain themselves. */
  term: string;
  lang?: string;
  className?: string;
  children: ReactNode;
}

function Fact({term, lang, className, children}: FactProps) {
  return (
    <>
      <dt className="sr-only">{term}</dt>
      <dd lang={lang} className={className}>
        {children}
      </dd>
    </>
  );
}
