import type {CartDeliveryAddressFormattedArgs} from '@shopify/hydrogen-react/storefront-api-types';
import type {CartAddress} from '../../carts/types';
import type {ResolversOf} from '../schema/resolvers-of';

export interface AddressSource {
  __typename: 'CartDeliveryAddress' | 'MailingAddress';
  address: CartAddress;
  /** Only a `MailingAddress` has one. */
  id?: string;
}

const REGION_NAMES = new Intl.DisplayNames('en', {type: 'region', fallback: 'code'});

function countryName({countryCode}: CartAddress): string | null {
  return countryCode && /^[A-Z]{2}$/.test(countryCode)
    ? (REGION_NAMES.of(countryCode) ?? null)
    : null;
}

function present(parts: readonly (string | null)[], separator: string): string {
  return parts.filter(Boolean).join(separator);
}

/** The lines of an address label. */
function labelOf(
  address: CartAddress,
  {withCompany, withName}: Partial<CartDeliveryAddressFormattedArgs>,
): string[] {
  return [
    withName ? present([address.firstName, address.lastName], ' ') : '',
    withCompany ? address.company : '',
    address.address1,
    address.address2,
    present([address.city, address.provinceCode, address.zip], ' '),
    countryName(address),
  ].filter((line): line is string => Boolean(line));
}

/** `CartDeliveryAddress`, and `MailingAddress` where the schema uses that name for the same address. */
export const addressResolvers: ResolversOf<AddressSource> = {
  id: ({id}) => id,
  ...Object.fromEntries(
    (
      [
        'firstName',
        'lastName',
        'company',
        'address1',
        'address2',
        'city',
        'provinceCode',
        'countryCode',
        'zip',
        'phone',
      ] as const
    ).map((name) => [name, ({address}: AddressSource) => address[name]]),
  ),
  name: ({address}) => present([address.firstName, address.lastName], ' ') || null,
  country: ({address}) => countryName(address),
  countryCodeV2: ({address}) => address.countryCode,
  province: ({address}) => address.provinceCode,
  formatted: ({address}, args: Partial<CartDeliveryAddressFormattedArgs>) => labelOf(address, args),
  formattedArea: ({address}) =>
    present([address.city, address.provinceCode, countryName(address)], ', ') || null,
};
