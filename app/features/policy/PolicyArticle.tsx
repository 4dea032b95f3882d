import {useWords} from '~/words';
import {PageLink} from '~/components/PageLink';
import {policyLinks} from '~/content/navigation';
import {PagePainting} from '~/shop/gallery/PagePainting';
import {useSite} from '~/shop/site/use-site';
import {POLICIES_UPDATED, type Policy, type PolicySection} from '~/content/policies';
import {sectionId} from './section-id';

/** A policy with this many sections has a table of contents. */
const LONG_FROM_SECTIONS = 4;

export function PolicyArticle({policy}: {policy: Policy}) {
  const words = useWords();
  const {title, summary, sections, updatedAt} = policy;
  const headings = sections.map(({heading}) => heading).filter(Boolean);
  const contents = (
    <ol className="mt-2 gap-x-8 pb-3 sm:max-xl:columns-2">
      {headings.map((heading) => (
        <li key={heading}>
          <a
            href={`#${sectionId(heading)}`}
            className="inline-flex min-h-9 items-center py-1 text-muted underline decoration-transparent decoration-1 underline-offset-4 transition-colors hover:text-sea hover:decoration-current"
          >
            {heading}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <div className="mx-auto grid max-w-page gap-x-columns gap-y-6 px-gutter pt-2 md:grid-cols-[9rem_minmax(0,1fr)] md:pt-[clamp(2rem,5vw,4.5rem)] xl:grid-cols-[11rem_minmax(0,1fr)] 2xl:grid-cols-[24rem_minmax(0,1fr)] print:block">
      <div className="md:sticky md:top-[calc(var(--spacing-header)+2rem)] md:self-start print:hidden">
        <nav aria-label={words.policies.navigation}>
          <ul className="flex flex-wrap gap-x-5 border-line max-md:border-b md:grid">
            {policyLinks(words).map(({to, label}) => (
              <li key={to}>
                <PageLink to={to} prefetch="intent" className="nav-link px-0 md:min-h-9">
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-8 max-md:hidden">
          <PagePainting
            painting="fairWind"
            sizes="(min-width: 97.5em) 24rem, 11rem"
            loading="lazy"
          />
        </div>
      </div>
      <article className="grid items-start gap-x-columns xl:grid-cols-[minmax(0,40rem)_minmax(0,13rem)] print:block">
        <header className="w-full max-w-[40rem]">
          <h1 className="text-3xl">{title}</h1>
          <p className="mt-4 text-lg text-balance text-muted">
            <PolicyText>{summary}</PolicyText>
          </p>
          <p className="mt-4 text-sm text-muted">
            {words.policies.lastUpdated}{' '}
            {updatedAt ? (
              <time dateTime={updatedAt}>{words.longDate(new Date(updatedAt))}</time>
            ) : (
              <time dateTime={POLICIES_UPDATED}>{words.policies.updated}</time>
            )}
          </p>
        </header>
        {headings.length >= LONG_FROM_SECTIONS && (
          <nav
            aria-label={words.policies.contents}
            className="mt-6 max-w-[40rem] border-y border-line text-sm xl:sticky xl:top-[calc(var(--spacing-header)+2rem)] xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:mt-1.5 xl:border-0 print:hidden"
          >
            {/* Folded where it is above the text. */}
            <details className="disclosure xl:hidden">
              <summary className="flex min-h-12 items-center justify-between font-medium hover:text-sea">
                {words.policies.contents}
              </summary>
              {contents}
            </details>
            <div className="max-xl:hidden">
              <h2 className="font-sans font-semibold tracking-normal">{words.policies.contents}</h2>
              {contents}
            </div>
          </nav>
        )}
        <div className="w-full max-w-[40rem] xl:col-start-1">
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
      {heading && (
        <h2 id={sectionId(heading)} tabIndex={-1} className="text-xl break-after-avoid">
          {heading}
        </h2>
      )}
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

/** A paragraph of a policy. Email addresses become links. */
function PolicyText({children}: {children: string}) {
  const {email} = useSite();
  const [first, ...rest] = children.split('{email}');
  return (
    <>
      {first}
      {rest.map((text) => (
        <span key={text}>
          <a
            href={`mailto:${email}`}
            className="text-sea underline decoration-sea-line underline-offset-4 hover:decoration-current"
          >
            {email}
          </a>
          {text}
        </span>
      ))}
    </>
  );
}
