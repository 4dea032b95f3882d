import {APP_SCOPES, WEBHOOK_TOPICS} from '../../../store/app-access';
import type {MetafieldDefinitionEntry} from '../../catalogue/admin-types';
import {connect, type ConnectionArguments} from '../../storefront/connections/connection';
import type {AdminContext} from '../context';
import {articleNode, customerNode, discountNode, menuNode} from '../nodes/content';
import {metaobjectDefinitionNode, metaobjectNode} from '../nodes/definition';
import {allFiles, fileNode} from '../nodes/file';
import {LOCATION_ID, PUBLICATIONS} from '../places';
import {WEBHOOK_PATH} from '../webhooks';

interface DefinitionArgs extends ConnectionArguments {
  ownerType: MetafieldDefinitionEntry['ownerType'];
  namespace?: string | null;
}

interface MetaobjectHandle {
  type: string;
  handle: string;
}

export const contentQueries = {
  article: ({id}: {id: string}, context: AdminContext) => {
    const found = context.content.articles.find(id);
    return found && articleNode(found, context);
  },
  articles: (args: ConnectionArguments, context: AdminContext) =>
    connect(context.content.articles.all(), args, (article) => articleNode(article, context)),
  blogs: (args: ConnectionArguments, {catalogue}: AdminContext) =>
    connect(catalogue.shop.blogs, args, (blog) => blog),
  metafieldDefinitions: (
    {ownerType, namespace, ...args}: DefinitionArgs,
    {content}: AdminContext,
  ) =>
    connect(
      content.metafieldDefinitions
        .all()
        .filter(
          (one) => one.ownerType === ownerType && (!namespace || one.namespace === namespace),
        ),
      args,
      (one) => one,
    ),
  metaobjectDefinitions: (args: ConnectionArguments, context: AdminContext) =>
    connect(context.content.metaobjectDefinitions.all(), args, (one) =>
      metaobjectDefinitionNode(one, context),
    ),
  metaobject: ({id}: {id: string}, context: AdminContext) => {
    const found = context.content.metaobjects.find(id);
    return found ? metaobjectNode(found, context) : null;
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
  customerByIdentifier: (
    {identifier}: {identifier: {emailAddress?: string | null}},
    {content}: AdminContext,
  ) => {
    const wanted = identifier.emailAddress?.trim().toLowerCase();
    const found = content.customers.all().find(({email}) => email === wanted);
    return found ? customerNode(found) : null;
  },
  customers: (args: ConnectionArguments, context: AdminContext) =>
    connect(context.content.customers.all(), args, customerNode),
  urlRedirects: (args: ConnectionArguments, context: AdminContext) =>
    connect(context.content.urlRedirects.all(), args, (redirect) => redirect),
  menus: (args: ConnectionArguments, {content}: AdminContext) =>
    connect(content.menus.all(), args, menuNode),
  codeDiscountNodes: (args: ConnectionArguments, {content}: AdminContext) =>
    connect(content.discountCodes.all(), args, discountNode),
  publications: (args: ConnectionArguments) => connect(PUBLICATIONS, args, (one) => one),
  locations: (args: ConnectionArguments) => connect([{id: LOCATION_ID}], args, (one) => one),
  // The token here may do everything, and webhooks are always sent.
  currentAppInstallation: {
    accessScopes: APP_SCOPES.flatMap(({scopes}) => scopes).map((handle) => ({handle})),
  },
  webhookSubscriptions: (_: unknown, {origin}: AdminContext) => ({
    nodes: WEBHOOK_TOPICS.map((topic) => ({topic, uri: origin + WEBHOOK_PATH})),
  }),
};
