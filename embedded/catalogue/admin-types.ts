import type {FieldType} from '../../store/field-types';
import type {CatalogueImage} from './types';

/** Data that only the Admin API reads and writes. */

/** A rule for values: `{name: 'choices', value: '["open","closed"]'}`. */
export interface Validation {
  name: string;
  value: string;
}

export type StorefrontAccess = 'NONE' | 'PUBLIC_READ';

export interface MetafieldDefinitionEntry {
  id: string;
  ownerType: 'PRODUCT' | 'PRODUCTVARIANT';
  namespace: string;
  key: string;
  name: string;
  description: string | null;
  type: FieldType;
  validations: readonly Validation[];
  storefrontAccess: StorefrontAccess;
}

export interface MetaobjectFieldEntry {
  key: string;
  name: string;
  description: string | null;
  type: FieldType;
  isRequired: boolean;
  validations: readonly Validation[];
}

export interface MetaobjectDefinitionEntry {
  id: string;
  type: string;
  name: string;
  description: string | null;
  displayNameKey: string | null;
  storefrontAccess: StorefrontAccess;
  fields: readonly MetaobjectFieldEntry[];
}

/** An uploaded picture. */
export interface FileEntry {
  /** A gid of `MediaImage`. */
  id: string;
  image: CatalogueImage;
}

/** An uploaded file that is neither a picture nor a video. */
export interface GenericFileEntry {
  /** A gid of `GenericFile`. */
  id: string;
  alt: string | null;
  /** A path on this server's CDN. */
  url: string;
  mimeType: string;
  /** The size in bytes. */
  size: number;
}

export interface MarketingConsent {
  marketingState: string;
  marketingOptInLevel: string | null;
  consentUpdatedAt: string | null;
}

export interface CustomerEntry {
  id: string;
  email: string;
  tags: readonly string[];
  consent: MarketingConsent;
  createdAt: string;
}

/** The shipment of an order. */
export interface FulfillmentEntry {
  id: string;
  orderNumber: number;
  createdAt: string;
  parcelNumber: string | null;
}
