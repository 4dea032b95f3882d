import type {OrderLine} from '../checkout/order';
import type {Delivery} from '../checkout/delivery';
import type {Database} from '../database/database';

interface TestOrder {
  number: number;
  email?: string;
  key?: string;
  createdAt?: string;
  totalCents?: number;
  lines?: readonly Partial<OrderLine>[];
  delivery?: Partial<Delivery> | null;
  isUnpaid?: boolean;
}

/** Stores an order, paid unless it's told otherwise, with the parts that a test reads. */
export async function storeOrder(database: Database, changes: TestOrder): Promise<void> {
  const order = {
    email: 'ann@example.com',
    key: 'k',
    createdAt: '2026-11-20T12:00:00Z',
    totalCents: 9000,
    discountCents: 0,
    lines: [],
    delivery: null,
    ...changes,
  };
  await database.query(
    `insert into shop.orders (id, cart_token, email, document, total_cents, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [order.number, `cart-${order.number}`, order.email, order, order.totalCents, order.createdAt],
  );
}
