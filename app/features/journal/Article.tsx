import {useMemo, type ReactNode} from 'react';
import {CdnPicture} from '~/components/CdnPicture';
import {TextLink} from '~/components/TextLink';
import {ratioOf} from '~/lib/cdn-image';
import {useWords} from '~/words';
import type {JournalArticle} from './queries';

export interface ArticleProps {
  article: JournalArticle;
  share: ReactNode;
}

/** An entry of the journal: its picture as wide as the page, its text in one column of 66 characters. */
export function Article({article, share}: ArticleProps) {
  const words = useWords();
  const {title, publishedAt, date, image, html} = article;
  // React compares this object by identity, and would set the same HTML on every render.
  const markup = useMemo(() => ({__html: html}), [html]);
  return (
    <article>
      <header className="mx-auto max-w-text">
        <p className="text-sm text-muted">
          <TextLink to="/journal">{words.journal.title}</TextLink>
          {', '}
          <time dateTime={publishedAt}>{date}</time>
        </p>
        <h1 className="mt-3 text-3xl">{title}</h1>
      </header>
      {image && (
        <div
          // Lower than the window, so that all of it is visible.
          className="mx-auto mt-8 w-[min(100%,calc(80svh*var(--ratio)))]"
          style={{'--ratio': ratioOf(image)} as React.CSSProperties}
        >
          <CdnPicture
            image={image}
            alt={image.altText ?? ''}
            place="page"
            sizes="(min-width: 114.5em) 108rem, 94vw"
            loading="eager"
            fetchPriority="high"
          />
        </div>
      )}
      <div className="mx-auto mt-8 max-w-text lg:mt-10">
        <div className="description gap-5 lg:text-lg" dangerouslySetInnerHTML={markup} />
        <div className="mt-10">{share}</div>
      </div>
    </article>
  );
}
