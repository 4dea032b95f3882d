import type {FieldType} from '../../store/field-types';
import type {CatalogueImage} from './types';

/** Data that only the Admin API reads and writes. */

/** A rule for values: `{name: 'choices', value: '["open","closed"]'}`. */
export interface Validation {
  name: string;
  value: string;
}

interface Access {
  storefront: 'NONE' | 'PUBLIC_READ';
}

/** A field of a metaobject's definition. */
export interface FieldEntry {
  key: string;
  name: string;
  description: string | null;
  type: {name: FieldType};
  required: boolean;
  validations: readonly Validation[];
}

export interface MetafieldDefinitionEntry extends Omit<FieldEntry, 'required'> {
  id: string;
  ownerType: 'PRODUCT' | 'PRODUCTVARIANT';
  namespace: string;
  access: Access;
}

export interface MetaobjectDefinitionEntry {
  id: string;
  type: string;
  name: string;
  description: string | null;
  displayNameKey: string | null;
  access: Access;
  fieldDefinitions: readonly FieldEntry[];
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
