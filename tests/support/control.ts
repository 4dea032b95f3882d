import type {z} from 'zod';
import type {productChangesSchema} from '../../embedded/catalogue/product-changes';
import type {Fault} from '../../embedded/control/faults';
import type {shopContentSchema, urlRedirectsSchema} from '../../embedded/control/schemas';
import type {loadMails, loadSubmissions} from '../../embedded/control/submissions';

/** An email that the mail service accepted, with the field names of Resend's API. */
export type SentMail = Awaited<ReturnType<typeof loadMails>>[number];

type Texts = Record<string, string>;

/** The embedded backend's test controls. Every call throws when the backend rejects it. */
export type Control = ReturnType<typeof createControl>;

/** A client of the test controls at a backend's origin. */
export function createControl(backendUrl: string) {
  async function call<Answer = void>(method: string, path: string, body?: object): Promise<Answer> {
    const response = await fetch(`${backendUrl}/__control/${path}`, {
      method,
      headers: {'content-type': 'application/json'},
      body: body && JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text) as Answer;
  }

  return {
    setFaults: (faults: readonly Fault[]) => call('PUT', 'faults', faults),
    clearFaults: () => call('DELETE', 'faults'),
    changeProduct: (handle: string, change: z.input<typeof productChangesSchema>) =>
      call('PUT', `products/${handle}`, change),
    removeProduct: (handle: string) => call('DELETE', `products/${handle}`),
    /** Replaces the admin's URL redirects until a reset. */
    setRedirects: (redirects: z.input<typeof urlRedirectsSchema>) =>
      call('PUT', 'redirects', redirects),
    /** Replaces all metaobjects until a reset. The handle is the type's unless given. */
    setMetaobjects: (...entries: [type: string, fields: Texts, handle?: string][]) => {
      const metaobjects = entries.map(([type, fields, handle = type.replaceAll('_', '-')]) => {
        return {type, handle, fields};
      });
      return call('PUT', 'content', {metaobjects});
    },
    /** Replaces the journal's articles until a reset. */
    setArticles: (articles: z.input<typeof shopContentSchema>['articles']) =>
      call('PUT', 'content', {articles}),
    reset: () => call('POST', 'reset'),
    /** Switches the rate limits. They are off at the start and after a reset. */
    setLimits: (enabled: boolean) => call('PUT', 'limits', {enabled}),
    /** The rows that the functions stored, oldest first. */
    submissions: () => call<Awaited<ReturnType<typeof loadSubmissions>>>('GET', 'submissions'),
    /** Oldest first. */
    mail: () => call<SentMail[]>('GET', 'mail'),
    orders: () => call<Record<string, unknown>[]>('GET', 'orders'),
  };
}
