import type {CustomerEntry, MetafieldDefinitionEntry} from '../../catalogue/admin-types';
import type {UrlRedirect} from '../../catalogue/types';
import type {ConnectionArguments} from '../../storefront/connections/connection';
import {compileSearch, type Searchable} from '../../storefront/search/search-matcher';
import {parseSearchQuery} from '../../storefront/search/search-query';
import {connect} from '../connection';
import type {AdminContext} from '../context';
import {customerNode, discountNode, menuNode} from '../nodes/content';
import {
  metafieldDefinitionNode,
  metaobjectDefinitionNode,
  metaobjectNode,
} from '../nodes/definition';
import {allFiles, fileNode} from '../nodes/file';
import {loadAllOrders, orderNode, orderNumberOf} from '../nodes/order';
import {LOCATION_ID, PUBLICATION_ID} from '../places';

interface Queried extends ConnectionArguments {
  query?: string | null;
}

const CUSTOMER_SEARCH: Searchable<CustomerEntry> = {
  fields: {
    email: ({email}) => [email],
    tag: ({tags}) => tags,
  },
  textsOf: ({email, firstName, lastName}) => [email, firstName ?? '', lastName ?? ''],
};

const REDIRECT_SEARCH: Searchable<UrlRedirect> = {
  fields: {
    path: ({path}) => [path],
    target: ({target}) => [target],
  },
  textsOf: ({path, target}) => [path, target],
};

function search<Entry>(
  entries: readonly Entry[],
  {query}: Queried,
  searchable: Searchable<Entry>,
): Entry[] {
  return entries.filter(compileSearch(parseSearchQuery(query ?? ''), searchable));
}

interface DefinitionArgs extends ConnectionArguments {
  ownerType: MetafieldDefinitionEntry['ownerType'];
  namespace?: string | null;
  key?: string | null;
}

interface MetaobjectHandle {
  type: string;
  handle: string;
}

export const contentQueries = {
  shop: (_args: object, {catalogue}: AdminContext) => ({
    id: catalogue.shop.id,
    name: catalogue.shop.name,
    email: catalogue.shop.email,
    currencyCode: 'CAD',
    myshopifyDomain: 'embedded.myshopify.com',
  }),
  metafieldDefinitions: (
    {ownerType, namespace, key, ...args}: DefinitionArgs,
    {content}: AdminContext,
  ) =>
    connect(
      content.metafieldDefinitions
        .all()
        .filter(
          (one) =>
            one.ownerType === ownerType &&
            (!namespace || one.namespace === namespace) &&
            (!key || one.key === key),
        ),
      args,
      metafieldDefinitionNode,
    ),
  metaobjectDefinition: ({id}: {id: string}, context: AdminContext) => {
    const found = context.content.metaobjectDefinitions.find(id);
    return found && metaobjectDefinitionNode(found, context);
  },
  metaobjectDefinitionByType: ({type}: {type: string}, context: AdminContext) => {
    const found = context.content.metaobjectDefinitions.all().find((one) => one.type === type);
    return found ? metaobjectDefinitionNode(found, context) : null;
  },
  metaobjectDefinitions: (args: ConnectionArguments, context: AdminContext) =>
    connect(context.content.metaobjectDefinitions.all(), args, (one) =>
      metaobjectDefinitionNode(one, context),
    ),
  metaobject: ({id}: {id: string}, context: AdminContext) => {
    const found = context.content.metaobjects.find(id);
    return found && metaobjectNode(found, context);
  },
  metaobjectByHandle: ({handle}: {handle: MetaobjectHandle}, context: AdminContext) => {
    const found = context.content.metaobjects
      .all()
      .find((one) => one.type === handle.type && one.handle === handle.handle);
    return found ? metaobjectNode(found, context) : null;
  },
  metaobjects: ({type, ...args}: ConnectionArguments & {type: string}, context: AdminContext) =>
    connect(
      context.content.metaobjects.all().filter((one) => one.type === type),
      args,
      (one) => metaobjectNode(one, context),
    ),
  files: (args: ConnectionArguments, context: AdminContext) =>
    connect(allFiles(context), args, (file) => fileNode(file, context)),
  customer: ({id}: {id: string}, {content}: AdminContext) => {
    const found = content.customers.find(id);
    return found && customerNode(found);
  },
  customerByIdentifier: (
    {identifier}: {identifier: {id?: string | null; emailAddress?: string | null}},
    {content}: AdminContext,
  ) => {
    const found = content.customers
      .all()
      .find(({id, email}) =>
        identifier.id
          ? id === identifier.id
          : email === identifier.emailAddress?.trim().toLowerCase(),
      );
    return found ? customerNode(found) : null;
  },
  customers: (args: Queried, context: AdminContext) =>
    connect(search(context.content.customers.all(), args, CUSTOMER_SEARCH), args, customerNode),
  orders: async (args: Queried, context: AdminContext) =>
    connect(await loadAllOrders(context.database), args, (order) => orderNode(order, context)),
  order: async ({id}: {id: string}, context: AdminContext) => {
    const orders = await loadAllOrders(context.database);
    const order = orders.find(({number}) => number === orderNumberOf(id));
    return order ? orderNode(order, context) : null;
  },
  urlRedirects: (args: Queried, context: AdminContext) =>
    connect(
      search(context.content.urlRedirects.all(), args, REDIRECT_SEARCH),
      args,
      (redirect) => redirect,
    ),
  menu: ({id}: {id: string}, {content}: AdminContext) => {
    const found = content.menus.find(id);
    return found && menuNode(found);
  },
  menus: (args: ConnectionArguments, {content}: AdminContext) =>
    connect(content.menus.all(), args, menuNode),
  codeDiscountNodes: (args: ConnectionArguments, {content}: AdminContext) =>
    connect(content.discountCodes.all(), args, discountNode),
  publications: (args: ConnectionArguments) =>
    connect([{id: PUBLICATION_ID, name: 'Headless'}], args, (one) => one),
  locations: (args: ConnectionArguments) =>
    connect([{id: LOCATION_ID, name: 'The studio'}], args, (one) => one),
  webhookSubscriptions: (
    {topics, ...args}: ConnectionArguments & {topics?: readonly string[] | null},
    {content}: AdminContext,
  ) =>
    connect(
      content.webhooks.all().filter(({topic}) => !topics || topics.includes(topic)),
      args,
      (one) => one,
    ),
};
