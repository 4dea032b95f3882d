import {createHmac, randomUUID} from 'node:crypto';
import {setTimeout as wait} from 'node:timers/promises';
import {ADMIN_API_VERSION} from '../../supabase/functions/_shared/adapters/shopify-admin';
import type {Clock} from '../clock';

/** Sends the store's webhooks to the shop's own function. */
export interface Webhooks {
  /** Sends in the background; `origin` is this server's. */
  send(topic: string, payload: object, origin: string): void;
  /** Ends the pauses between attempts, and waits for webhooks in progress. */
  close(): Promise<void>;
}

interface Parts {
  /** The function's URL; its path on this server unless given. */
  url?: string;
  /** Signs the payloads, as an app's client secret does. */
  secret: string;
  clock: Clock;
  /** The pauses after failed attempts. Shopify's take hours. */
  pausesMs?: readonly number[];
}

export const WEBHOOK_PATH = '/functions/v1/shopify-webhook';
const TIMEOUT_MS = 5000;
const PAUSES_MS = [1000, 4000, 15_000, 60_000];

/**
 * Webhooks as Shopify sends them: JSON with a signature of its bytes, sent again after any response other than 2xx,
 * with the same `X-Shopify-Webhook-Id`. Webhooks that aren't delivered when the process ends are lost.
 *
 * @see https://shopify.dev/docs/apps/build/webhooks/subscribe/https
 */
export function createWebhooks({
  url = WEBHOOK_PATH,
  secret,
  clock,
  pausesMs = PAUSES_MS,
}: Parts): Webhooks {
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();

  async function deliver(topic: string, body: string, origin: string): Promise<void> {
    const target = new URL(url, origin);
    const headers = {
      'Content-Type': 'application/json',
      'X-Shopify-Topic': headerTopic(topic),
      'X-Shopify-Hmac-Sha256': createHmac('sha256', secret).update(body).digest('base64'),
      'X-Shopify-Shop-Domain': new URL(origin).host,
      'X-Shopify-API-Version': ADMIN_API_VERSION,
      'X-Shopify-Webhook-Id': randomUUID(),
      'X-Shopify-Triggered-At': clock().toISOString(),
    };
    for (const pauseMs of pausesMs) {
      if (await post(target, headers, body)) return;
      await wait(pauseMs, null, {signal: closing.signal}).catch(() => {});
      if (closing.signal.aborted) return;
    }
    await post(target, headers, body);
  }

  return {
    send(topic, payload, origin) {
      const delivery = deliver(topic, JSON.stringify(payload), origin).finally(() =>
        underWay.delete(delivery),
      );
      underWay.add(delivery);
    },
    async close() {
      closing.abort();
      await Promise.all(underWay);
    },
  };
}

/** `CUSTOMERS_EMAIL_MARKETING_CONSENT_UPDATE` as `customers_email_marketing_consent/update`. */
function headerTopic(topic: string): string {
  return topic.toLowerCase().replace(/_([^_]+)$/, '/$1');
}

async function post(url: URL, headers: Record<string, string>, body: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const {ok} = await fetch(url, {method: 'POST', headers, body, signal});
    return ok;
  } catch {
    return false; // Unreachable or too slow: retried like any failure.
  }
}
