import {useMemo, type ReactNode} from 'react';
import {CdnPicture} from '~/components/CdnPicture';
import {TextLink} from '~/components/TextLink';
import {useWords} from '~/words';
import type {JournalArticle} from './queries';

export interface ArticleProps {
  article: JournalArticle;
  share: ReactNode;
}

export function Article({article, share}: ArticleProps) {
  const words = useWords();
  const {title, publishedAt, date, image, html} = article;
  // React compares this object by identity, and would set the same HTML on every render.
  const markup = useMemo(() => ({__html: html}), [html]);
  return (
    <article className="grid items-start gap-x-columns gap-y-8 md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] print:block">
      {image && (
        <div className="md:sticky md:top-[calc(var(--spacing-header)+2rem)]">
          <CdnPicture
            image={image}
            alt={image.altText ?? ''}
            place="page"
            sizes="(min-width: 105em) 50rem, (min-width: 48em) 50vw, 92vw"
            loading="eager"
            fetchPriority="high"
          />
        </div>
      )}
      <div className="max-w-text">
        <p className="text-sm text-muted">
          <TextLink to="/journal">{words.journal.title}</TextLink>
          {', '}
          <time dateTime={publishedAt}>{date}</time>
        </p>
        <h1 className="mt-3 text-3xl">{title}</h1>
        <div className="description mt-8 lg:text-lg" dangerouslySetInnerHTML={markup} />
        <div className="mt-10">{share}</div>
      </div>
    </article>
  );
}
