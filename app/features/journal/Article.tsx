import type {CSSProperties, ReactNode} from 'react';
import {CdnPicture} from '~/components/CdnPicture';
import {TextLink} from '~/components/TextLink';
import {ratioOf} from '~/lib/cdn-image';
import {useWords} from '~/words';
import type {JournalArticle} from './queries';

export interface ArticleProps {
  article: JournalArticle;
  share: ReactNode;
}

/** An entry of the journal: title, picture and a column of text on one left edge. */
export function Article({article, share}: ArticleProps) {
  const words = useWords();
  const {title, titleLang, publishedAt, date, image, html, htmlLang} = article;
  return (
    // As wide as the picture, which leaves room in the first viewport for the title and the first lines.
    <article
      className="large-type mx-auto [--picture-width:calc((100svh-24rem)*var(--ratio))] w-[min(100%,max(40rem,var(--picture-width)))]"
      style={{'--ratio': image ? ratioOf(image) : 0} as CSSProperties}
    >
      <header>
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
        <div className="mt-6 w-[min(100%,max(20rem,var(--picture-width)))]">
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
      <div className="mt-8 max-w-text lg:mt-10">
        <div
          lang={htmlLang}
          className="description gap-5 lg:text-lg"
          dangerouslySetInnerHTML={{__html: html}}
        />
        <div className="mt-10">{share}</div>
      </div>
    </article>
  );
}
