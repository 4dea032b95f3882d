import {useWords} from '~/words';
import {PageLink} from '~/components/PageLink';
import {policyLinks} from '~/content/navigation';
import {formatDay} from '~/lib/format-day';
import {useSite} from '~/shop/site/use-site';
import {POLICIES_UPDATED, type Policy, type PolicySection} from '~/content/policies';
import {sectionId} from './section-id';

/** A policy with this many sections has a table of contents. */
const LONG_FROM_SECTIONS = 4;

export function PolicyArticle({policy}: {policy: Policy}) {
  const words = useWords();
  const {title, summary, summaryLang, sections, lang, updatedAt} = policy;
  const headings = sections.map(({heading}) => heading).filter(Boolean);
  const contents = (
    <ol lang={lang} className="mt-2 gap-x-8 pb-3 sm:max-lg:columns-2">
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
    <div className="large-type page pt-2 lg:pt-5">
      <nav aria-label={words.policies.navigation} className="border-b border-line print:hidden">
        <ul className="flex flex-wrap gap-x-5 lg:gap-x-8">
          {policyLinks(words).map(({to, label}) => (
            <li key={to}>
              <PageLink to={to} prefetch="intent" className="nav-link px-0">
                {label}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      {/* From 1024 px up, in the columns of the footer. */}
      <article className="mt-5 grid grid-cols-1 gap-x-10 md:mt-8 lg:mt-10 lg:grid-cols-[5fr_6fr] 2xl:grid-cols-[2fr_3fr] 2xl:gap-x-columns print:block">
        <div>
          <header className="max-w-text lg:max-w-[28rem] 2xl:max-w-[36rem]">
            <h1 className="text-3xl">{title}</h1>
            <p lang={summaryLang} className="mt-4 text-lg text-balance text-muted">
              <PolicyText>{summary}</PolicyText>
            </p>
            <p className="mt-4 text-sm text-muted">
              {words.policies.lastUpdated}{' '}
              <time dateTime={updatedAt ?? POLICIES_UPDATED}>
                {updatedAt
                  ? words.longDate(new Date(updatedAt))
                  : formatDay(words, POLICIES_UPDATED)}
              </time>
            </p>
          </header>
          {headings.length >= LONG_FROM_SECTIONS && (
            <nav
              aria-label={words.policies.contents}
              className="mt-6 border-y border-line text-sm max-lg:max-w-text lg:sticky lg:top-[calc(var(--spacing-header)+2rem)] lg:mt-8 lg:border-0 print:hidden"
            >
              {/* Collapsed where it's above the text. */}
              <details className="disclosure lg:hidden">
                <summary className="flex min-h-12 items-center justify-between font-medium hover:text-sea">
                  {words.policies.contents}
                </summary>
                {contents}
              </details>
              <div className="max-lg:hidden">
                <h2 className="font-sans font-semibold tracking-normal">
                  {words.policies.contents}
                </h2>
                {contents}
              </div>
            </nav>
          )}
        </div>
        {/* About 66 characters a line. */}
        <div
          lang={lang}
          className="max-w-text md:max-lg:text-lg lg:max-w-[38rem] lg:text-[1.125rem] 2xl:max-w-[48rem] 2xl:text-[1.375rem] lg:[&>section:first-child]:mt-2"
        >
          {sections.map((section) => (
            <Section key={section.heading} {...section} />
          ))}
        </div>
      </article>
    </div>
  );
}

function Section({heading, blocks}: PolicySection) {
  return (
    <section className="mt-10">
      {/* Focusable, so that the keyboard and screen readers continue from the anchor. */}
      {heading && (
        <h2 id={sectionId(heading)} tabIndex={-1} className="text-xl break-after-avoid">
          {heading}
        </h2>
      )}
      {blocks.map((block, index) =>
        typeof block === 'string' ? (
          <p key={index} className="mt-3 text-wrap">
            <PolicyText>{block}</PolicyText>
          </p>
        ) : (
          <ul key={index} className="mt-3 grid grid-cols-1 list-disc gap-2 pl-5 marker:text-edge">
            {block.map((item, position) => (
              <li key={position} className="pl-1">
                <PolicyText>{item}</PolicyText>
              </li>
            ))}
          </ul>
        ),
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
