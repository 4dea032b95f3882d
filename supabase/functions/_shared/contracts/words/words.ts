/** The shape of the first language's words, for those of another one: the same keys, other texts, the same arguments. */
export type Words<First> = First extends string
  ? string
  : First extends (...values: infer Values) => infer Result
    ? (...values: Values) => Words<Result>
    : {readonly [Key in keyof First]: Words<First[Key]>};
