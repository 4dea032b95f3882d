import type {AdminContext} from '../context';

/**
 * Whether the artist keeps selling a work's other sizes when its first one is sold out (`selling` in
 * `store/metaobjects.ts`).
 */
export async function loadSellsOtherSizes({run}: Pick<AdminContext, 'run'>): Promise<boolean> {
  const {metaobjectByHandle: entry} = await run<{
    metaobjectByHandle: {otherSizes: {value: string | null} | null} | null;
  }>(`{
    metaobjectByHandle(handle: {type: "selling", handle: "selling"}) {
      otherSizes: field(key: "other_sizes") { value }
    }
  }`);
  return entry?.otherSizes?.value === 'true';
}

/**
 * Whether a work has other sizes left when its first is sold out. Without the artist's setting, the work is then Sold
 * Out.
 */
export function lacksFirstSize([first, ...others]: readonly {
  inventoryQuantity: number;
}[]): boolean {
  return (
    first?.inventoryQuantity === 0 && others.some(({inventoryQuantity}) => inventoryQuantity > 0)
  );
}
