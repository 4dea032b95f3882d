import type page from './en';
import type server from './en/server';

/** What pages say in one language: the keys are those of the English. */
export type ShopWords = typeof page;

/** What the server says: the long texts as well. */
export type ServerWords = typeof server;
