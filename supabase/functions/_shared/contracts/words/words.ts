/** The shape of the first language's words, for another language: the same keys and arguments. */
export type Words<First> = First extends string
  ? string
  : First extends (...values: infer Values) => infer Result
    ? (...values: Values) => Words<Result>
    : {readonly [Key in keyof First]: Words<First[Key]>};
