import type {Environment} from './settings';
import {mutate, type RunAdmin} from '../supabase/functions/_shared/adapters/shopify-admin';
import {WEBHOOK_TOPICS} from './app-access';
import type {Step} from './define';

const TOPICS_QUERY = `query {
  webhookSubscriptions(first: 100) { nodes { topic uri } }
}`;

const SUBSCRIBE = `mutation ($topic: WebhookSubscriptionTopic!, $uri: String!) {
  webhookSubscriptionCreate(topic: $topic, webhookSubscription: {uri: $uri}) {
    userErrors { message }
  }
}`;

interface Subscriptions {
  webhookSubscriptions: {nodes: {topic: string; uri: string}[]};
}

/** The URL of the function that receives a real store's webhooks; null without one. */
export function webhookUriOf({PUBLIC_STORE_DOMAIN, SUPABASE_URL}: Environment): string | null {
  return PUBLIC_STORE_DOMAIN && SUPABASE_URL
    ? new URL('/functions/v1/shopify-webhook', SUPABASE_URL).href
    : null;
}

/**
 * The topics that the store doesn't report to this app at `uri`, or anywhere if that's null. Subscriptions of an app's
 * configuration file aren't listed.
 */
export async function missingTopics(run: RunAdmin, uri: string | null): Promise<string[]> {
  const {webhookSubscriptions} = await run<Subscriptions>(TOPICS_QUERY);
  const topics = webhookSubscriptions.nodes
    .filter((subscription) => uri === null || subscription.uri === uri)
    .map(({topic}) => topic);
  return WEBHOOK_TOPICS.filter((topic) => !topics.includes(topic));
}

/** The steps that subscribe the app's function at `uri` to the store's webhooks. */
export async function planWebhooks(run: RunAdmin, uri: string): Promise<Step[]> {
  return (await missingTopics(run, uri)).map((topic) => ({
    title: `new: webhook ${topic}`,
    run: () => mutate(run, SUBSCRIBE, {topic, uri}),
  }));
}
