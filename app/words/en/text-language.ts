/** The `lang` of a text from the store, if it differs from the page's. In the first language, it never does. */
const textLanguage: <Texts extends object>(
  texts: Texts,
  key: keyof Texts & string,
) => string | undefined = () => undefined;

export default textLanguage;
