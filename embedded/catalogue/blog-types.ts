import type {CatalogueImage} from './catalogue-image';

export interface Article {
  id: string;
  handle: string;
  title: string;
  bodyHtml: string;
  /** Plain text. */
  excerpt: string;
  author: {firstName: string; lastName: string; email: string};
  image: CatalogueImage | null;
  tags: readonly string[];
  publishedAt: string;
}

export interface Blog {
  id: string;
  handle: string;
  title: string;
  /** The newest first. */
  articles: readonly Article[];
}
