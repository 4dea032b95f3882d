/** A message for the visitor: the title of a toast and an optional second line. */
export interface Notice {
  title: string;
  description?: string;
  /** A line below both: what is still to do. */
  detail?: string;
}
