import type {ResolversOf} from '../schema/resolvers-of';

/** `consentManagement`, of the unstable version: where cookies belong. Nothing is stored, and nobody is tracked. */
export const consentManagementQueries: ResolversOf<unknown> = {
  consentManagement: (_root, _args, {shopOrigin}) => ({
    cookies: {cookieDomain: new URL(shopOrigin).hostname},
  }),
};
