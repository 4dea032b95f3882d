import type {AdminContext} from '../context';

/** Whether the artist keeps selling the other sizes of a work whose first is sold out (`selling` of `store/metaobjects.ts`). */
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

/** Whether other sizes of a work are left when its first is sold out. Without her setting the work is then Sold Out. */
export function lacksFirstSize([first, ...others]: readonly {
  inventoryQuantity: number;
}[]): boolean {
  return (
    first?.inventoryQuantity === 0 && others.some(({inventoryQuantity}) => inventoryQuantity > 0)
  );
}
