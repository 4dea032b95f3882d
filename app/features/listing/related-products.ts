import {collapseTitles} from '~/lib/catalogue/collapse-titles';

/** How many works the strip below a product shows. */
const RELATED_WORKS = 4;

interface Titled {
  title: string;
  createdAt: string;
  images: {nodes: unknown[]};
}

/** The first few of what the storefront recommends, each title once, and none under the title of the work itself. */
export function pickRelatedProducts<Work extends Titled>(
  {title}: {title: string},
  recommended: Work[],
): Work[] {
  const others = recommended.filter((work) => work.title !== title);
  return collapseTitles(others).slice(0, RELATED_WORKS);
}
