/** The forms of a text by the language's Unicode plural categories. */
export type PluralForms = {one: string; other: string} & Partial<
  Record<Intl.LDMLPluralRule, string>
>;
