/** The entry of another language's server build: its routes, for the worker of the first language, which serves them all. */
export * from 'virtual:remix/server-build';
