/** The forms of a text by the plural categories of Unicode that a language has. */
export type PluralForms = {one: string; other: string} & Partial<
  Record<Intl.LDMLPluralRule, string>
>;
