import {readFileSync} from 'node:fs';
import {buildSchema} from 'graphql';
import {createExecutor, type ExecuteRequest} from '../storefront/execution/execute-request';
import {formatInstants} from '../storefront/schema/scalars';
import type {AdminContext} from './context';
import {articleMutations} from './mutations/article-mutations';
import {collectionMutations} from './mutations/collection-mutations';
import {contentMutations} from './mutations/content-mutations';
import {customerMutations} from './mutations/customer-mutations';
import {definitionMutations} from './mutations/definition-mutations';
import {draftOrderMutations} from './mutations/draft-order-mutations';
import {fileMutations} from './mutations/file-mutations';
import {metaobjectMutations} from './mutations/metaobject-mutations';
import {orderMutations} from './mutations/order-mutations';
import {productMutations} from './mutations/product-mutations';
import {translationMutations} from './mutations/translation-mutations';
import {contentQueries} from './queries/content-queries';
import {orderQueries} from './queries/order-queries';
import {productQueries} from './queries/product-queries';
import {translationQueries} from './queries/translation-queries';

const SCHEMA_FILE = new URL('./schema.graphql', import.meta.url);

/** All root fields. graphql-js calls each with its arguments and the context. */
const ROOT = {
  ...productQueries,
  ...contentQueries,
  ...translationQueries,
  ...orderQueries,
  ...productMutations,
  ...definitionMutations,
  ...metaobjectMutations,
  ...fileMutations,
  ...customerMutations,
  ...contentMutations,
  ...articleMutations,
  ...collectionMutations,
  ...translationMutations,
  ...orderMutations,
  ...draftOrderMutations,
};

/** Creates the function that executes operations. Errors in a request become part of the result. */
export function createAdminRunner(): ExecuteRequest<AdminContext> {
  const schema = buildSchema(readFileSync(SCHEMA_FILE, 'utf8'));
  formatInstants(schema);
  return createExecutor(schema, ROOT);
}
