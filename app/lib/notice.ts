/** Something the visitor is told: the title of a toast and, where there is more to say, its second line. */
export interface Notice {
  title: string;
  description?: string;
}
