import words from '#words/policies';
import {PageLink} from '~/components/PageLink';
import {POLICY_LINKS} from '~/content/navigation';
import {POLICIES_UPDATED, type Policy, type PolicySection} from '~/content/policies';
import {PolicyContents} from './PolicyContents';
import {PolicyText} from './PolicyText';
import {sectionId} from './section-id';

/** A policy with this many sections has a table of contents. */
const LONG_FROM_SECTIONS = 6;

/** A policy, with links to the others. */
export function PolicyArticle({policy}: {policy: Policy}) {
  const {title, summary, sections} = policy;
  return (
    <div className="mx-auto grid max-w-page gap-x-columns gap-y-8 px-gutter pt-[clamp(2rem,5vw,4.5rem)] lg:grid-cols-[9rem_minmax(0,1fr)] print:block">
      <nav
        aria-label={words.navigation}
        className="lg:sticky lg:top-[calc(var(--spacing-header)+2rem)] lg:self-start print:hidden"
      >
        <ul className="flex flex-wrap gap-x-6 lg:grid">
          {POLICY_LINKS.map(({to, label}) => (
            <li key={to}>
              <PageLink to={to} prefetch="intent" className="nav-link px-0">
                {label}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <article className="grid items-start gap-x-columns xl:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] print:block">
        <header className="max-w-text">
          <h1 className="text-3xl">{title}</h1>
          <p className="mt-4 text-lg text-balance text-muted">
            <PolicyText>{summary}</PolicyText>
          </p>
          <p className="mt-4 text-sm text-muted">
            {words.lastUpdated}{' '}
            <time dateTime={POLICIES_UPDATED.date}>{POLICIES_UPDATED.text}</time>
          </p>
        </header>
        {sections.length >= LONG_FROM_SECTIONS && (
          <PolicyContents
            sections={sections}
            className="mt-8 max-w-text border-y border-line py-5 xl:sticky xl:top-[calc(var(--spacing-header)+2rem)] xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:mt-3 xl:border-0 xl:py-0 print:hidden"
          />
        )}
        <div className="max-w-text xl:col-start-1">
          {sections.map((section) => (
            <Section key={section.heading} {...section} />
          ))}
        </div>
      </article>
    </div>
  );
}

function Section({heading, paragraphs, list}: PolicySection) {
  return (
    <section className="mt-10">
      {/* Focusable, so that the keyboard and screen readers continue from the anchor. */}
      <h2 id={sectionId(heading)} tabIndex={-1} className="text-xl break-after-avoid">
        {heading}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-3">
          <PolicyText>{paragraph}</PolicyText>
        </p>
      ))}
      {list && (
        <ul className="mt-3 grid list-disc gap-2 pl-5 marker:text-edge">
          {list.map((item) => (
            <li key={item} className="pl-1">
              <PolicyText>{item}</PolicyText>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
