import {NavLink} from '@remix-run/react';
import {POLICY_LINKS} from '~/content/navigation';
import {POLICIES_UPDATED, type Policy, type PolicySection} from '~/content/policies';
import {cn} from '~/lib/cn';
import {PolicyText} from './PolicyText';

/** A policy set to be read, with the other three beside it. */
export function PolicyArticle({policy}: {policy: Policy}) {
  return (
    <div className="mx-auto grid max-w-page gap-x-[clamp(3rem,8vw,8rem)] gap-y-10 px-gutter pt-[clamp(2rem,5vw,4.5rem)] lg:grid-cols-[11rem_minmax(0,1fr)]">
      <nav
        aria-label="Policies"
        className="lg:sticky lg:top-[calc(var(--spacing-header)+2rem)] lg:self-start"
      >
        <ul className="flex flex-wrap gap-x-6 lg:grid">
          {POLICY_LINKS.map(({to, label}) => (
            <li key={to}>
              <NavLink to={to} prefetch="intent" className={policyLinkClass}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <article className="max-w-text">
        <h1 className="text-3xl">{policy.title}</h1>
        <p className="mt-4 text-lg text-muted">
          <PolicyText>{policy.summary}</PolicyText>
        </p>
        <p className="mt-4 text-sm text-muted">
          Last updated <time dateTime={POLICIES_UPDATED.date}>{POLICIES_UPDATED.text}</time>
        </p>
        {policy.sections.map((section) => (
          <Section key={section.heading} {...section} />
        ))}
      </article>
    </div>
  );
}

function Section({heading, paragraphs, list}: PolicySection) {
  return (
    <section className="mt-10">
      <h2 className="text-xl">{heading}</h2>
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

function policyLinkClass({isActive}: {isActive: boolean}): string {
  return cn(
    'inline-flex min-h-11 items-center text-sm underline decoration-1 underline-offset-[0.5em] transition-colors',
    isActive
      ? 'text-ink decoration-sea'
      : 'text-muted decoration-transparent hover:text-ink hover:decoration-line',
  );
}
