/** The `lang` of a text of the store, where it is not the page's: the first language's texts are the shop's own. */
const textLanguage: <Texts extends object>(
  texts: Texts,
  key: keyof Texts & string,
) => string | undefined = () => undefined;

export default textLanguage;
