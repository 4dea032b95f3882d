import type {ResolversOf} from '../schema/resolvers-of';
import type {ShopPolicySource} from '../schema/sources';

export const shopPolicyResolvers: ResolversOf<ShopPolicySource> = {
  id: ({policy}) => policy.id,
  handle: ({policy}) => policy.handle,
  title: ({policy}) => policy.title,
  body: ({policy}) => policy.bodyHtml,
  url: ({policy}, _args, context) => `${context.shopOrigin}/policies/${policy.handle}`,
};
