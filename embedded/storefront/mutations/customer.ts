import type {CustomerErrorCode} from '@shopify/hydrogen-react/storefront-api-types';
import type {ResolversOf} from '../schema/resolvers-of';

const MESSAGE = 'This shop has no customer accounts.';

/** The argument and the code of each mutation's error. */
const ERRORS: Record<string, {code: `${CustomerErrorCode}`; field: readonly string[]}> = {
  customerAccessTokenCreate: {code: 'UNIDENTIFIED_CUSTOMER', field: ['input']},
  customerAccessTokenCreateWithMultipass: {
    code: 'INVALID_MULTIPASS_REQUEST',
    field: ['multipassToken'],
  },
  customerAccessTokenDelete: {code: 'TOKEN_INVALID', field: ['customerAccessToken']},
  customerAccessTokenRenew: {code: 'TOKEN_INVALID', field: ['customerAccessToken']},
  customerActivate: {code: 'UNIDENTIFIED_CUSTOMER', field: ['id']},
  customerActivateByUrl: {code: 'UNIDENTIFIED_CUSTOMER', field: ['activationUrl']},
  customerAddressCreate: {code: 'TOKEN_INVALID', field: ['customerAccessToken']},
  customerAddressDelete: {code: 'TOKEN_INVALID', field: ['customerAccessToken']},
  customerAddressUpdate: {code: 'TOKEN_INVALID', field: ['customerAccessToken']},
  customerCreate: {code: 'CUSTOMER_DISABLED', field: ['input']},
  customerDefaultAddressUpdate: {code: 'TOKEN_INVALID', field: ['customerAccessToken']},
  customerRecover: {code: 'UNIDENTIFIED_CUSTOMER', field: ['email']},
  customerReset: {code: 'UNIDENTIFIED_CUSTOMER', field: ['id']},
  customerResetByUrl: {code: 'UNIDENTIFIED_CUSTOMER', field: ['resetUrl']},
  customerUpdate: {code: 'TOKEN_INVALID', field: ['customerAccessToken']},
};

/** Every customer mutation returns an error in its payload: shoppers have no accounts in this shop. */
export const customerMutations: ResolversOf<unknown> = Object.fromEntries(
  Object.entries(ERRORS).map(([name, {code, field}]) => [
    name,
    () => ({
      customerUserErrors: [{code, field, message: MESSAGE}],
      userErrors: [{field, message: MESSAGE}],
    }),
  ]),
);
