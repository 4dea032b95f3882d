import {ratioOf, type CdnImage} from '~/lib/cdn-image';

/** The number of works on the home page's wall: three rows of three columns, of which two works take two. */
export const WALL_SIZE = 7;

interface Pictured {
  images: {nodes: CdnImage[]};
}

/**
 * The same works with the two widest pictures first and last, where the wall is two columns wide; the others keep their order.
 * A wall that is not full stays as it is.
 */
export function arrangeWall<Work extends Pictured>(works: Work[]): Work[] {
  if (works.length < WALL_SIZE) return works;
  const [first, last] = works.toSorted((a, b) => widthOf(b) - widthOf(a));
  const others = works.filter((work) => work !== first && work !== last);
  return [first!, ...others, last!];
}

function widthOf({images: {nodes}}: Pictured): number {
  return nodes[0] ? ratioOf(nodes[0]) : 0;
}
