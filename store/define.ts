import {OperatorError} from './operator-error';
import type {RunAdmin} from '../supabase/functions/_shared/adapters/shopify-admin';
import {planMetafields} from './define-metafields';
import {planMetaobjects} from './define-metaobjects';
import {planWebhooks} from './define-webhooks';

/** One change of a store. */
export interface Step {
  /** A readable description: 'new: custom.paper of products'. */
  title: string;
  /** Applies the change. Throws when Shopify refuses it; null for a change that the tool must not make. */
  run: (() => Promise<unknown>) | null;
}

interface Options {
  /** Where the store's webhooks go; null to leave them unchanged. */
  webhookUri: string | null;
  /** Only reports the changes. */
  isDryRun: boolean;
  say: (line: string) => void;
}

/**
 * Updates a store's definitions and webhooks to those of this project. Never deletes one, and changes no content.
 * Returns false when a definition remains that has another type or that Shopify rejected.
 */
export async function defineStore(
  run: RunAdmin,
  {webhookUri, isDryRun, say}: Options,
): Promise<boolean> {
  const {steps: metaobjects, definitionIdOf} = await planMetaobjects(run);
  const metafields = await planMetafields(run, definitionIdOf);
  const webhooks = webhookUri ? await planWebhooks(run, webhookUri) : [];
  const steps = [...metaobjects, ...metafields, ...webhooks];
  if (steps.length === 0) {
    say('Nothing to change.');
    return true;
  }
  let left = 0;
  for (const step of steps) {
    say(step.title);
    if (!step.run) left += 1;
    else if (!isDryRun) {
      try {
        await step.run();
      } catch (error) {
        if (error instanceof OperatorError) throw error;
        say(`  ${String(error)}`);
        left += 1;
      }
    }
  }
  const count = steps.length - left;
  say(isDryRun ? `${count} changes to make; nothing has changed.` : `${count} changes made.`);
  if (left > 0) say(`${left} left for you to decide.`);
  return left === 0;
}
