import type * as page from './en';
import type server from './en/server';

/** The words of pages in a language. The keys are those of the English words. */
export type ShopWords = typeof page;

/** The words of the server, which include the long texts. */
export type ServerWords = typeof server;
