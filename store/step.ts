/** One change of a store. */
export interface Step {
  /** A readable description: 'new: custom.paper of products'. */
  title: string;
  /** Applies the change. Throws when Shopify refuses it; null for a change that the tool must not make. */
  run: (() => Promise<unknown>) | null;
}
