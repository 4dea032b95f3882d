import type {HoldState} from '../../supabase/functions/_shared/contracts/hold';
import type {Database} from '../database/database';

interface TestHold {
  state: HoldState;
  productId?: string;
}

/** Stores Ann's hold of a work for CAD $90.00, and returns its id. */
export async function storeHold(
  database: Database,
  {state, productId = 'gid://shopify/Product/7'}: TestHold,
): Promise<string> {
  const [hold] = await database.query<{id: string}>(
    `insert into public.holds (id, state, product_id, variant_id, work, name, email, language, price_cents, shipping_cents, created_at)
     values (gen_random_uuid(), $1, $2, 'gid://shopify/ProductVariant/70', '{}', 'Ann', 'ann@example.com', 'en', 9000, 0, now())
     returning id`,
    [state, productId],
  );
  return hold!.id;
}
