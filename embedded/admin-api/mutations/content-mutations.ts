import {randomInt} from 'node:crypto';
import type {DiscountCode, MenuItem, UrlRedirect} from '../../catalogue/types';
import {findOrder} from '../../checkout/order';
import {shippingMail} from '../../checkout/order-mails';
import {numberOfGid} from '../../storefront/schema/gid';
import {enqueueMails} from '../../../supabase/functions/_shared/outbox/outbox';
import {type AdminContext, mailOrigins} from '../context';
import {reject, rejectIfAny} from '../user-error';

interface MenuItemInput {
  id?: string | null;
  title: string;
  type: MenuItem['type'];
  url?: string | null;
  resourceId?: string | null;
}

interface DiscountInput {
  code?: string | null;
  customerGets?: {value?: {percentage?: number | null} | null} | null;
}

interface FulfillmentInput {
  lineItemsByFulfillmentOrder: readonly {fulfillmentOrderId: string}[];
  notifyCustomer?: boolean | null;
  trackingInfo?: {number?: string | null} | null;
}

/** The largest number that `randomInt` accepts. */
const MAX_ID = 2 ** 48 - 1;

/** A new item never gets the id of another or of a deleted one, because their translations would be its own. */
function menuItemsOf(inputs: readonly MenuItemInput[]): MenuItem[] {
  return inputs.map((input) => ({
    id: input.id ?? `gid://shopify/MenuItem/${randomInt(MAX_ID)}`,
    title: input.title,
    type: input.type,
    path: input.url ?? '/',
    resourceId: input.resourceId ?? null,
    items: [],
  }));
}

/** The problem with a new redirect's path; null when there's none. */
function pathProblem(path: string, known: readonly UrlRedirect[]): string | null {
  if (!/^\/./.test(path)) return 'Path must begin with / and be more than that';
  return known.some((one) => one.path === path) ? 'Path has already been taken' : null;
}

/** The problem with a new discount's code; null when there's none. */
function codeProblem(code: string, known: readonly DiscountCode[]): string | null {
  if (!code) return "Code can't be blank";
  const isTaken = known.some((one) => one.code.toLowerCase() === code.toLowerCase());
  return isTaken ? 'Code must be unique. Please try a different code.' : null;
}

export const contentMutations = {
  urlRedirectCreate: async (
    {urlRedirect}: {urlRedirect: {path?: string | null; target?: string | null}},
    {content}: AdminContext,
  ) => {
    const path = urlRedirect.path?.trim() ?? '';
    const target = urlRedirect.target?.trim() ?? '';
    const problems = {
      path: pathProblem(path, content.urlRedirects.all()),
      target: !/^(?:\/|https?:)/.test(target) && 'Target must begin with / or be a whole address',
    };
    rejectFields('urlRedirect', problems);
    await content.urlRedirects.put({id: content.urlRedirects.nextGid(), path, target});
  },
  urlRedirectDelete: async ({id}: {id: string}, {content}: AdminContext) => ({
    deletedUrlRedirectId: (await content.urlRedirects.delete(id)) ? id : null,
  }),
  menuUpdate: async (
    {id, title, items}: {id: string; title: string; items: readonly MenuItemInput[]},
    {content}: AdminContext,
  ) => {
    const before = content.menus.find(id) ?? reject(['id'], 'Menu does not exist');
    await content.menus.put({...before, title, items: menuItemsOf(items)});
  },
  discountCodeBasicCreate: async (
    {basicCodeDiscount}: {basicCodeDiscount: DiscountInput},
    {content}: AdminContext,
  ) => {
    const {discountCodes} = content;
    const code = basicCodeDiscount.code?.trim() ?? '';
    const share = basicCodeDiscount.customerGets?.value?.percentage ?? 0;
    // 0.29 * 100 isn't exactly 29.
    const percent = Number((share * 100).toFixed(6));
    rejectFields('basicCodeDiscount', {
      code: codeProblem(code, discountCodes.all()),
      customerGets:
        !(Number.isInteger(percent) && percent >= 1 && percent <= 100) &&
        'Value must be a whole number between 1 and 100 per cent',
    });
    await discountCodes.put({id: discountCodes.nextGid(), code, percent});
  },
  discountCodeDelete: async ({id}: {id: string}, {content}: AdminContext) => ({
    deletedCodeDiscountId: (await content.discountCodes.delete(id)) ? id : null,
  }),
  fulfillmentCreate: async (
    {fulfillment}: {fulfillment: FulfillmentInput},
    context: AdminContext,
  ) => {
    const {content, database, clock} = context;
    const [first] = fulfillment.lineItemsByFulfillmentOrder;
    const number = numberOfGid(first?.fulfillmentOrderId ?? '');
    const order =
      (await findOrder(database, number)) ??
      reject(['fulfillment'], 'Fulfillment order does not exist.');
    const parcelNumber = fulfillment.trackingInfo?.number ?? null;
    await database.transaction(async (transaction) => {
      const isSent = content.fulfillments.all().some((one) => one.orderNumber === number);
      if (isSent || order.cancelledAt) {
        reject(['fulfillment'], 'The fulfillment order is closed.');
      }
      const entry = {
        id: content.fulfillments.nextGid(),
        orderNumber: number,
        createdAt: clock().toISOString(),
        parcelNumber,
      };
      await content.fulfillments.storeIn(transaction, entry);
      if (fulfillment.notifyCustomer && order.email) {
        const mail = shippingMail(order, {parcelNumber}, mailOrigins(context));
        const key = `order:${number}:sent`;
        await enqueueMails(transaction, [{kind: 'order', key, mail}], clock());
      }
      // Before the next transaction in the queue looks for it.
      content.fulfillments.show(entry);
    });
  },
};

/** Rejects the input if one of its fields has a problem. */
function rejectFields(input: string, problems: Readonly<Record<string, string | false | null>>) {
  rejectIfAny(
    Object.entries(problems).flatMap(([field, message]) =>
      message ? {field: [input, field], message} : [],
    ),
  );
}
