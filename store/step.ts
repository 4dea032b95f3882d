import type {Payload} from './definition-queries';

/** One change of a store. */
export interface Step {
  /** A readable description: 'new: custom.paper of products'. */
  title: string;
  /** Applies the change and returns Shopify's errors; null for a change that the tool must not make. */
  run: (() => Promise<Payload['userErrors']>) | null;
}
