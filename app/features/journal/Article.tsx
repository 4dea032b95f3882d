import type {CSSProperties, ReactNode} from 'react';
import {CdnPicture} from '~/components/CdnPicture';
import {TextLink} from '~/components/TextLink';
import {ratioOf} from '~/lib/cdn-image';
import {cn} from '~/lib/cn';
import {useWords} from '~/words';
import type {JournalArticle} from './load-journal';

export interface ArticleProps {
  article: JournalArticle;
  share: ReactNode;
}

/** An entry of the journal in one column. From 1024 px up, the picture is beside title and text. */
export function Article({article, share}: ArticleProps) {
  const words = useWords();
  const {title, titleLang, publishedAt, date, image, html, htmlLang} = article;
  return (
    <article
      className={cn(
        'large-type',
        image && 'lg:grid lg:grid-cols-[6fr_5fr] lg:grid-rows-[auto_1fr] lg:gap-x-columns',
      )}
      style={{'--ratio': image ? ratioOf(image) : 0} as CSSProperties}
    >
      <header className={cn(image && 'lg:col-start-2')}>
        <p className="text-sm text-muted">
          <TextLink to="/journal">{words.journal.title}</TextLink>
          {', '}
          <time dateTime={publishedAt}>{date}</time>
        </p>
        <h1 lang={titleLang} className="mt-3 text-3xl">
          {title}
        </h1>
      </header>
      {image && (
        <div className="mt-6 w-[min(100%,max(20rem,(100svh-24rem)*var(--ratio)))] lg:sticky lg:top-[calc(var(--spacing-header)+2rem)] lg:row-span-2 lg:row-start-1 lg:mt-0 lg:w-[min(100%,max(20rem,(100svh-var(--spacing-header)-6rem)*var(--ratio)))] lg:self-start">
          <CdnPicture
            image={image}
            alt={image.altText ?? ''}
            widths="page"
            sizes="(min-width: 120em) 55rem, (min-width: 64em) 51vw, 94vw"
            loading="eager"
            fetchPriority="high"
          />
        </div>
      )}
      <div className={cn('mt-6 max-w-text', image && 'lg:col-start-2')}>
        <div
          lang={htmlLang}
          className="description gap-5 md:text-lg"
          dangerouslySetInnerHTML={{__html: html}}
        />
        <div className="mt-8">{share}</div>
      </div>
    </article>
  );
}
