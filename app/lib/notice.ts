/** A message for the visitor: a toast's title and an optional second line. */
export interface Notice {
  title: string;
  description?: string;
  /** A line below both: what the visitor still has to do. */
  detail?: string;
}
