import type {ReactNode} from 'react';
import {CdnPicture} from '~/components/CdnPicture';
import {TextLink} from '~/components/TextLink';
import {entryPath} from '~/shop/paths';
import {useWords} from '~/words';
import type {ArtistFact, ArtistFacts, Testimonial} from './artist-facts';

/** Series, exhibitions, press, testimonials and the journal. Omits what the admin doesn't have. */
export function ArtistRecord({facts}: {facts: ArtistFacts}) {
  const words = useWords();
  const {series, exhibitions, press, testimonials, newestEntry} = facts;
  return (
    <div className="page mt-section grid grid-cols-1 gap-12 empty:hidden">
      <FactSection id="series" title={words.about.series} facts={series} />
      <FactSection id="exhibitions" title={words.about.exhibitions} facts={exhibitions}>
        <TextLink to="/exhibitions">{words.about.allExhibitions}</TextLink>
      </FactSection>
      <FactSection id="press" title={words.about.press} facts={press} />
      {testimonials.length > 0 && (
        <RecordSection id="buyers" title={words.about.buyers}>
          <ul className="grid gap-9">
            {testimonials.map((testimonial, index) => (
              <li key={index}>
                <Quote {...testimonial} />
              </li>
            ))}
          </ul>
        </RecordSection>
      )}
      {newestEntry && (
        <RecordSection id="journal" title={words.about.journal}>
          <p className="font-serif text-xl">
            <TextLink to={entryPath(newestEntry.handle)}>{newestEntry.title}</TextLink>
          </p>
          <p className="mt-2 text-muted">{newestEntry.excerpt}</p>
          <p className="mt-4 text-sm">
            <TextLink to="/journal">{words.about.allEntries}</TextLink>
          </p>
        </RecordSection>
      )}
    </div>
  );
}

interface FactSectionProps {
  id: string;
  title: string;
  facts: ArtistFact[];
  /** A link below the facts. */
  children?: ReactNode;
}

function FactSection({id, title, facts, children}: FactSectionProps) {
  if (facts.length === 0) return null;
  return (
    <RecordSection id={id} title={title}>
      <ul className="grid grid-cols-1 gap-5">
        {facts.map(({name, detail, when, to}, index) => (
          <li key={index}>
            <p className="flex items-baseline justify-between gap-x-8">
              <span className="font-serif text-xl">
                {to ? <TextLink to={to}>{name}</TextLink> : name}
              </span>
              {when && <span className="shrink-0 text-sm text-muted tabular-nums">{when}</span>}
            </p>
            {detail && <p className="mt-1 text-muted">{detail}</p>}
          </li>
        ))}
      </ul>
      {children && <p className="mt-5 text-sm">{children}</p>}
    </RecordSection>
  );
}

function Quote({quote, by, photograph}: Testimonial) {
  const words = useWords();
  return (
    <figure>
      {photograph && (
        <div className="mb-5">
          <CdnPicture
            image={photograph}
            alt={photograph.altText ?? words.about.photographBy(by)}
            sizes="(min-width: 40rem) 36rem, 92vw"
            loading="lazy"
            widths="page"
          />
        </div>
      )}
      <blockquote className="font-serif text-xl">{words.about.quoted(quote)}</blockquote>
      {by && <figcaption className="mt-2 text-sm text-muted">{by}</figcaption>}
    </figure>
  );
}

interface RecordSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

function RecordSection({id, title, children}: RecordSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-x-columns gap-y-5 border-t border-line pt-8 md:grid-cols-(--columns)"
    >
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <div className="max-w-text">{children}</div>
    </section>
  );
}
