import type {Customer, Customers, MarketingConsent} from '../adapters/shopify-customers.ts';
import type {Invoice, NewInvoice} from '../adapters/shopify-invoices.ts';
import type {Sales} from '../adapters/shopify-sales.ts';
import type {CertifiedWork} from '../adapters/shopify-works.ts';
import type {Store} from '../function-context.ts';

interface StoredCustomer extends Customer {
  email: string;
}

/** An in-memory Shopify store that a test can inspect, and whose calls it can make fail. */
export interface MemoryStore extends Store {
  stored: StoredCustomer[];
  /** The calls that changed something, in order. */
  changes: string[];
  sales: Sales;
  /** The orders, in which `find` ignores the case of the email address. */
  placed: {number: string; email: string; statusUrl: string}[];
  /** The works for sale, by their variants' numbers. */
  forSale: Map<string, CertifiedWork>;
  /** The draft orders, also removed ones. They take the only copy of their work from the stock. */
  drafts: (NewInvoice & Invoice & {isRemoved: boolean})[];
  /** Until when the products are reserved, by their IDs. */
  reserved: Map<string, Date>;
  /** Makes a draft order an unpaid order, as the checkout does for a bank transfer. */
  order(id: string): void;
  /** Pays a draft order, as the checkout does, or marks its order as paid. */
  pay(id: string): void;
  /** Makes the next `times` calls fail, either before or after they take effect. */
  fail(times: number, when?: 'before' | 'after'): void;
}

export function createMemoryStore(now = () => new Date()): MemoryStore {
  const stored: StoredCustomer[] = [];
  const changes: string[] = [];
  const forSale = new Map<string, CertifiedWork>();
  const placed: MemoryStore['placed'] = [];
  const drafts: MemoryStore['drafts'] = [];
  const reserved = new Map<string, Date>();
  const found = (id: string) => drafts.find((draft) => draft.id === id && !draft.isRemoved);
  const order = (id: string) => {
    const draft = found(id);
    if (!draft || draft.order) throw new Error('This invoice is not open');
    const number = String(drafts.indexOf(draft) + 1001);
    const state = {isPaid: false, isCancelled: false, refundedCents: 0};
    return (draft.order = {id: number, name: `#${number}`, ...state});
  };
  const pay = (id: string) => {
    const placed = found(id)?.order ?? order(id);
    if (placed.isPaid) throw new Error('This order is paid');
    placed.isPaid = true;
  };
  const foundOf = (of: string) =>
    drafts.find(({paymentId, isRemoved}) => paymentId === of && !isRemoved);
  const isTaken = (variantId: string | null) =>
    drafts.some(
      ({variantId: taken, reservedUntil, order, isRemoved}) =>
        taken === variantId &&
        !isRemoved &&
        (order ? !order.isCancelled : reservedUntil && reservedUntil > now()),
    );
  let failures = {times: 0, when: 'before'};
  const respond = async <Result>(work: () => Result): Promise<Result> => {
    const isFailing = failures.times > 0;
    if (isFailing) failures.times -= 1;
    if (isFailing && failures.when === 'before') throw new Error('Shopify is out of order');
    const result = work();
    if (isFailing) throw new Error('The answer was lost');
    return result;
  };
  const known = (id: string) => stored.find((one) => one.id === id)!;
  const consentOf = ({state, level, at}: MarketingConsent) => ({state, level, at});
  const customers: Customers = {
    find: (email) =>
      respond(() =>
        structuredClone(stored.find((one) => one.email === email.toLowerCase()) ?? null),
      ),
    create: ({email, tags, consent}) =>
      respond(() => {
        changes.push(`create ${email}`);
        if (stored.some((one) => one.email === email.toLowerCase())) throw new Error('Taken');
        const id = `gid://shopify/Customer/${stored.length + 1}`;
        stored.push({id, email: email.toLowerCase(), tags, consent: consentOf(consent)});
      }),
    setConsent: (id, consent) =>
      respond(() => {
        changes.push(`consent ${consent.state}`);
        known(id).consent = consentOf(consent);
      }),
    addTags: (id, tags) =>
      respond(() => {
        changes.push(`tags ${tags.join(', ')}`);
        known(id).tags = [...known(id).tags, ...tags];
      }),
    removeTags: (id, tags) =>
      respond(() => {
        changes.push(`no tags ${tags.join(', ')}`);
        known(id).tags = known(id).tags.filter((tag) => !tags.includes(tag));
      }),
  };
  return {
    stored,
    changes,
    forSale,
    customers,
    placed,
    orders: {
      find: (number, email) =>
        respond(() => {
          const found = placed.find(
            (order) => order.number === number && order.email === email.toLowerCase(),
          );
          return found ? {name: `#${number}`, statusUrl: found.statusUrl} : null;
        }),
    },
    sales: {
      load: () => respond(() => ({orders: 0, cents: 0, items: []})),
      loadNearlyGone: () => respond(() => []),
    },
    works: {
      find: (variantId) => respond(() => forSale.get(variantId) ?? null),
      reserve: (productId, until) => respond(() => void reserved.set(productId, until)),
    },
    drafts,
    reserved,
    order: (id) => void order(id),
    pay,
    invoices: {
      create: (invoice) =>
        respond(() => {
          const known = foundOf(invoice.paymentId);
          if (known) return structuredClone(known);
          if (invoice.variantId && invoice.reservedUntil && isTaken(invoice.variantId)) {
            throw new Error('Not enough inventory is available');
          }
          const number = drafts.length + 1;
          const url = `https://store.example/invoices/${number}`;
          const id = `gid://shopify/DraftOrder/${number}`;
          drafts.push({...invoice, id, url, order: null, isRemoved: false});
          return structuredClone(drafts.at(-1)!);
        }),
      find: (id) => respond(() => structuredClone(found(id) ?? null)),
      findOf: (paymentId) => respond(() => structuredClone(foundOf(paymentId) ?? null)),
      remove: (id) =>
        respond(() => {
          const draft = found(id);
          if (draft?.order) throw new Error('A completed draft order is not deleted');
          if (draft) draft.isRemoved = true;
        }),
      complete: (id) => respond(() => pay(id)),
    },
    fail: (times, when = 'before') => void (failures = {times, when}),
  };
}
