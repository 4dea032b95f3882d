import {SITE} from '../../supabase/functions/_shared/contracts/site';
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
  /** False for a hidden one. The default is true. */
  isPublished?: boolean;
}

export interface Blog {
  id: string;
  handle: string;
  title: string;
  /** The newest first. */
  articles: readonly Article[];
}

export function authorOf(name: string): Article['author'] {
  const [firstName = '', ...others] = name.split(' ');
  return {firstName, lastName: others.join(' '), email: SITE.email};
}
