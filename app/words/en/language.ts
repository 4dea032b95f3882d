/** The language of this build of the shop; a row of `LANGUAGES`, written out so that the bundler sees constants. */
export default {code: 'en', locale: 'en-CA', path: ''};
