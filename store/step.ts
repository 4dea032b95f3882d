import type {Payload} from './definition-queries';

/** One change of a store. */
export interface Step {
  /** What it does, for a person: 'new: custom.paper of products'. */
  title: string;
  /** Does it and returns Shopify's objections; null for what a tool must not change. */
  run: (() => Promise<Payload['userErrors']>) | null;
}
