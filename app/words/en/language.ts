/** The language of these words: a row of `LANGUAGES`, repeated here so that the bundler sees constants. */
export default {code: 'en', locale: 'en-CA', path: ''};
