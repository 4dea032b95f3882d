import type {ResolversOf} from '../schema/resolvers-of';

/** `consentManagement`, of the unstable version: the domain of the cookies. Nothing is stored or tracked. */
export const consentManagementQueries: ResolversOf<unknown> = {
  consentManagement: (_root, _args, {shopOrigin}) => ({
    cookies: {cookieDomain: new URL(shopOrigin).hostname},
  }),
};
