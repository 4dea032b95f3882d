import type {FulfillmentEntry} from '../../catalogue/admin-types';
import type {DiscountCode, MenuItem, UrlRedirect} from '../../catalogue/types';
import {findOrder} from '../../checkout/order';
import {shippingMail} from '../../checkout/order-mails';
import {numberOfGid} from '../../storefront/schema/gid';
import {enqueueMails} from '../../../supabase/functions/_shared/outbox';
import {type AdminContext, mailOrigins} from '../context';
import {userError, type UserError} from '../user-error';

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

function menuItemsOf(inputs: readonly MenuItemInput[], menuId: string): MenuItem[] {
  return inputs.map((input, index) => ({
    id: input.id ?? `${menuId.replace('/Menu/', '/MenuItem/')}${index}`,
    title: input.title,
    type: input.type,
    path: input.url ?? '/',
    resourceId: input.resourceId ?? null,
    items: [],
  }));
}

function redirectErrors(
  {path, target}: {path: string; target: string},
  known: readonly UrlRedirect[],
): UserError[] {
  const at = (field: string) => ['urlRedirect', field];
  return [
    ...(path.startsWith('/') && path.length > 1
      ? []
      : [userError(at('path'), 'Path must begin with / and be more than that')]),
    ...(known.some((one) => one.path === path)
      ? [userError(at('path'), 'Path has already been taken')]
      : []),
    ...(target.startsWith('/') || /^https?:/.test(target)
      ? []
      : [userError(at('target'), 'Target must begin with / or be a whole address')]),
  ];
}

export const contentMutations = {
  urlRedirectCreate: async (
    {urlRedirect}: {urlRedirect: {path?: string | null; target?: string | null}},
    {content}: AdminContext,
  ) => {
    const path = urlRedirect.path?.trim() ?? '';
    const target = urlRedirect.target?.trim() ?? '';
    const errors = redirectErrors({path, target}, content.urlRedirects.all());
    if (errors.length > 0) return {userErrors: errors};
    const made = {id: content.urlRedirects.nextGid(), path, target};
    await content.urlRedirects.put(made);
    return {userErrors: []};
  },
  urlRedirectDelete: async ({id}: {id: string}, {content}: AdminContext) => ({
    deletedUrlRedirectId: (await content.urlRedirects.delete(id)) ? id : null,
  }),
  menuUpdate: async (
    {
      id,
      title,
      items,
    }: {
      id: string;
      title: string;
      items: readonly MenuItemInput[];
    },
    {content}: AdminContext,
  ) => {
    const before = content.menus.find(id);
    if (!before) return {userErrors: [userError(['id'], 'Menu does not exist')]};
    await content.menus.put({...before, title, items: menuItemsOf(items, id)});
    return {userErrors: []};
  },
  discountCodeBasicCreate: async (
    {basicCodeDiscount}: {basicCodeDiscount: DiscountInput},
    {content}: AdminContext,
  ) => {
    const at = (field: string) => ['basicCodeDiscount', field];
    const code = basicCodeDiscount.code?.trim() ?? '';
    const percent = Math.round((basicCodeDiscount.customerGets?.value?.percentage ?? 0) * 100);
    const isTaken = content.discountCodes
      .all()
      .some((one) => one.code.toLowerCase() === code.toLowerCase());
    const errors = [
      ...(code ? [] : [userError(at('code'), "Code can't be blank")]),
      ...(isTaken
        ? [userError(at('code'), 'Code must be unique. Please try a different code.')]
        : []),
      ...(percent >= 1 && percent <= 100
        ? []
        : [userError(at('customerGets'), 'Value must be between 1 and 100 per cent')]),
    ];
    if (errors.length > 0) return {userErrors: errors};
    const made: DiscountCode = {id: content.discountCodes.nextGid(), code, percent};
    await content.discountCodes.put(made);
    return {userErrors: []};
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
    const order = await findOrder(database, number);
    const isSent = content.fulfillments.all().some((one) => one.orderNumber === number);
    if (!order || isSent) {
      const message = order
        ? 'The fulfillment order is closed.'
        : 'Fulfillment order does not exist.';
      return {userErrors: [userError(['fulfillment'], message)]};
    }
    const parcelNumber = fulfillment.trackingInfo?.number ?? null;
    const made: FulfillmentEntry = {
      id: content.fulfillments.nextGid(),
      orderNumber: number,
      createdAt: clock().toISOString(),
      parcelNumber,
    };
    await content.fulfillments.put(made);
    if (fulfillment.notifyCustomer) {
      const mail = shippingMail(order, {number: parcelNumber}, mailOrigins(context));
      await enqueueMails(database, [{kind: 'order', key: `order:${number}:sent`, mail}], clock());
    }
    return {userErrors: []};
  },
};
