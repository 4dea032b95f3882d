import {createHmac, randomUUID} from 'node:crypto';
import type {WebhookEntry} from '../catalogue/admin-types';
import type {ChangedList} from '../catalogue/changed-list';
import type {Clock} from '../clock';

/** Sends the store's news to the addresses that subscribed to it. */
export interface Webhooks {
  /** Sends in the background; `origin` is this server's, for subscriptions to a path of it. */
  send(topic: string, payload: object, origin: string): void;
  /** Ends the pauses between tries, and waits for what is on its way. */
  close(): Promise<void>;
}

interface Parts {
  subscriptions: ChangedList<WebhookEntry>;
  /** Signs the payloads, as an app's client secret does. */
  secret: string;
  clock: Clock;
  /** The pauses after failed tries; Shopify's take hours. */
  pausesMs?: readonly number[];
}

const API_VERSION = '2025-07';
const TIMEOUT_MS = 5000;
const PAUSES_MS = [1000, 4000, 15_000, 60_000];

/**
 * Webhooks as Shopify sends them: JSON with the signature of its bytes, sent again after any other answer than 2xx, with
 * the same `X-Shopify-Webhook-Id`. What is not delivered when the process ends is lost.
 *
 * @see https://shopify.dev/docs/apps/build/webhooks/subscribe/https
 */
export function createWebhooks({
  subscriptions,
  secret,
  clock,
  pausesMs = PAUSES_MS,
}: Parts): Webhooks {
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();

  async function deliver(url: URL, topic: string, body: string, domain: string): Promise<void> {
    const headers = {
      'Content-Type': 'application/json',
      'X-Shopify-Topic': topic,
      'X-Shopify-Hmac-Sha256': createHmac('sha256', secret).update(body).digest('base64'),
      'X-Shopify-Shop-Domain': domain,
      'X-Shopify-API-Version': API_VERSION,
      'X-Shopify-Webhook-Id': randomUUID(),
      'X-Shopify-Triggered-At': clock().toISOString(),
    };
    for (const pauseMs of [...pausesMs, null]) {
      if (await post(url, headers, body)) return;
      if (pauseMs === null || !(await pause(pauseMs, closing.signal))) return;
    }
  }

  return {
    send(topic, payload, origin) {
      const body = JSON.stringify(payload);
      for (const {uri} of subscriptions.all().filter((one) => one.topic === topic)) {
        const url = new URL(uri, origin);
        const delivery = deliver(url, headerTopic(topic), body, new URL(origin).host).finally(() =>
          underWay.delete(delivery),
        );
        underWay.add(delivery);
      }
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
    return false; // Unreachable or too slow: tried again like any failure.
  }
}

/** False when it was cut short. */
function pause(ms: number, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return Promise.resolve(false);
  return new Promise((resolve) => {
    const end = (isWhole: boolean) => () => {
      clearTimeout(timer);
      resolve(isWhole);
    };
    const timer = setTimeout(end(true), ms);
    signal.addEventListener('abort', end(false), {once: true});
  });
}
