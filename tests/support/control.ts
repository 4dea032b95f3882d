/** A failure that the embedded backend injects into the calls of one target. */
export interface Fault {
  target: 'storefront' | 'cart' | 'functions' | 'storage' | 'mail';
  status?: number;
  body?: string;
  graphqlErrors?: string[];
  userErrors?: string[];
  checkoutUrl?: null;
  delayMs?: number;
  drop?: true;
  times?: number;
}

export interface ProductChange {
  available?: boolean;
  quantity?: number;
  price?: string;
  title?: string;
  description?: string;
  descriptionHtml?: string;
  productType?: string;
  tags?: string[];
  createdAt?: string;
  images?: {url: string; altText: string | null}[];
  metafields?: Record<string, string>;
}

/** The artist's content in the admin besides products: complete lists. A missing list stays unchanged. */
export interface ShopContent {
  metaobjects?: {type: string; handle: string; fields: Record<string, string>}[];
  articles?: {
    handle: string;
    title: string;
    bodyHtml: string;
    excerpt?: string;
    publishedAt: string;
  }[];
}

/** The rows that the functions stored, oldest first. */
export interface Submissions {
  newsletter: Record<string, unknown>[];
  contact: Record<string, unknown>[];
  commission: Record<string, unknown>[];
}

/** An email that the mail service accepted, with the field names of Resend's API. */
export interface SentMail {
  id: string;
  from: string;
  to: string[];
  reply_to: string[];
  subject: string;
  html: string | null;
  text: string | null;
  headers: Record<string, string>;
  /** An ISO instant. */
  created_at: string;
  idempotency_key: string | null;
}

/** The embedded backend's test controls. Every call throws when the backend rejects it. */
export interface Control {
  setFaults(faults: Fault[]): Promise<void>;
  clearFaults(): Promise<void>;
  changeProduct(handle: string, change: ProductChange): Promise<void>;
  removeProduct(handle: string): Promise<void>;
  /** Replaces the admin's URL redirects until a reset. */
  setRedirects(redirects: {path: string; target: string}[]): Promise<void>;
  /** Replaces metaobjects or the journal's articles until a reset. */
  setContent(content: ShopContent): Promise<void>;
  reset(): Promise<void>;
  /** Switches the rate limits. They are off at the start and after a reset. */
  setLimits(enabled: boolean): Promise<void>;
  submissions(): Promise<Submissions>;
  /** Oldest first. */
  mail(): Promise<SentMail[]>;
  orders(): Promise<Record<string, unknown>[]>;
  keys(): Promise<{storefrontToken: string; anonKey: string}>;
}

/** A client of the test controls at a backend's origin. */
export function createControl(backendUrl: string): Control {
  async function call(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${backendUrl}/__control/${path}`, {
      method,
      headers: body === undefined ? {} : {'content-type': 'application/json'},
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text ? JSON.parse(text) : null;
  }

  return {
    setFaults: async (faults) => void (await call('PUT', 'faults', faults)),
    clearFaults: async () => void (await call('DELETE', 'faults')),
    changeProduct: async (handle, change) => void (await call('PUT', `products/${handle}`, change)),
    removeProduct: async (handle) => void (await call('DELETE', `products/${handle}`)),
    setRedirects: async (redirects) => void (await call('PUT', 'redirects', redirects)),
    setContent: async (content) => void (await call('PUT', 'content', content)),
    reset: async () => void (await call('POST', 'reset')),
    setLimits: async (enabled) => void (await call('PUT', 'limits', {enabled})),
    submissions: async () => (await call('GET', 'submissions')) as Submissions,
    mail: async () => (await call('GET', 'mail')) as SentMail[],
    orders: async () => (await call('GET', 'orders')) as Record<string, unknown>[],
    keys: async () => (await call('GET', 'keys')) as {storefrontToken: string; anonKey: string},
  };
}
