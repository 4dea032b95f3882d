import {createHandler as createBackInStockSend} from '../../supabase/functions/back-in-stock-send/handler';
import {createHandler as createCertificate} from '../../supabase/functions/certificate/handler';
import {createHandler as createCommissionFormSubmit} from '../../supabase/functions/commission-form-submit/handler';
import {createHandler as createCommissionProgress} from '../../supabase/functions/commission-progress/handler';
import {createHandler as createCommissionStatus} from '../../supabase/functions/commission-status/handler';
import {createHandler as createContactFormSubmit} from '../../supabase/functions/contact-form-submit/handler';
import {createHandler as createCustomersSend} from '../../supabase/functions/customers-send/handler';
import {createHandler as createHoldPage} from '../../supabase/functions/hold-page/handler';
import {createHandler as createHoldRequest} from '../../supabase/functions/hold-request/handler';
import {createHandler as createHoldsSend} from '../../supabase/functions/holds-send/handler';
import {createHandler as createLeftoversRemove} from '../../supabase/functions/leftovers-remove/handler';
import {createHandler as createNewsletterConfirm} from '../../supabase/functions/newsletter-confirm/handler';
import {createHandler as createNewsletterSignup} from '../../supabase/functions/newsletter-signup/handler';
import {createHandler as createNewsletterUnsubscribe} from '../../supabase/functions/newsletter-unsubscribe/handler';
import {createHandler as createOrderLink} from '../../supabase/functions/order-link/handler';
import {createHandler as createOutboxSend} from '../../supabase/functions/outbox-send/handler';
import type {DrawCard} from '../../supabase/functions/share-image/draw-card';
import {createHandler as createReferenceImage} from '../../supabase/functions/reference-image/handler';
import type {Reencode} from '../../supabase/functions/reference-image/reencode';
import {createHandler as createShareImage} from '../../supabase/functions/share-image/handler';
import {createHandler as createShopifyWebhook} from '../../supabase/functions/shopify-webhook/handler';
import {createHandler as createStockWait} from '../../supabase/functions/stock-wait/handler';
import {createHandler as createWeeklyLetter} from '../../supabase/functions/weekly-letter/handler';
import {createHandler as createWorkSeen} from '../../supabase/functions/work-seen/handler';
import type {FunctionContext} from '../../supabase/functions/_shared/ports';
import type {Handler} from '../http';

/** The same handlers that Supabase runs, by function name. */
export function createFunctionHandlers(
  context: FunctionContext,
  {drawCard, reencode}: {drawCard: DrawCard; reencode: Reencode},
): ReadonlyMap<string, Handler> {
  return new Map([
    ['newsletter-signup', createNewsletterSignup(context)],
    ['stock-wait', createStockWait(context)],
    ['newsletter-confirm', createNewsletterConfirm(context)],
    ['newsletter-unsubscribe', createNewsletterUnsubscribe(context)],
    ['contact-form-submit', createContactFormSubmit(context)],
    ['order-link', createOrderLink(context)],
    ['commission-form-submit', createCommissionFormSubmit(context)],
    ['commission-status', createCommissionStatus(context)],
    ['commission-progress', createCommissionProgress(context)],
    ['hold-request', createHoldRequest(context)],
    ['hold-page', createHoldPage(context)],
    ['holds-send', createHoldsSend(context)],
    ['reference-image', createReferenceImage(context, reencode)],
    ['share-image', createShareImage(context, drawCard)],
    ['certificate', createCertificate(context)],
    ['work-seen', createWorkSeen(context)],
    ['outbox-send', createOutboxSend(context)],
    ['leftovers-remove', createLeftoversRemove(context)],
    ['customers-send', createCustomersSend(context)],
    ['back-in-stock-send', createBackInStockSend(context)],
    ['weekly-letter', createWeeklyLetter(context)],
    ['shopify-webhook', createShopifyWebhook(context)],
  ]);
}
