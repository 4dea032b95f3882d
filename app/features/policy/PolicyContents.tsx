import words from '#words/policies';
import type {PolicySection} from '~/content/policies';
import {sectionId} from './section-id';

interface PolicyContentsProps {
  sections: PolicySection[];
  className: string;
}

/** The table of contents of a long policy. */
export function PolicyContents({sections, className}: PolicyContentsProps) {
  return (
    <nav aria-labelledby="contents" className={className}>
      <h2 id="contents" className="font-sans text-sm font-semibold tracking-normal">
        {words.contents}
      </h2>
      <ol className="mt-2 gap-x-8 text-sm sm:max-xl:columns-2">
        {sections.map(({heading}) => (
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
    </nav>
  );
}
