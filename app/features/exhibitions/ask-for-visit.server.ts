import type {AppLoadContext} from '@shopify/remix-oxygen';
import {LIMITS} from '#contracts/limits';
import {dayAtTheStudio} from '#contracts/time/days';
import {visitFormSchema} from '#contracts/visit';
import {formatDay} from '~/lib/format-day';
import {submitForm, type FormAnswer} from '~/lib/forms/form-response.server';
import {
  invalid,
  submissionFailed,
  validationNotice,
  type FormValues,
} from '~/lib/forms/form-result';
import {beginning} from '~/lib/shorten';
import {formatVenue} from '~/shop/exhibition/exhibition';
import {loadExhibitions} from '~/shop/exhibition/load-exhibitions';

/** Sends the request as a message, whose email lets the artist confirm the visit. */
export async function askForVisit(
  context: AppLoadContext,
  values: FormValues,
): Promise<FormAnswer> {
  const {words} = context;
  const {failed, over, otherDay, sent, subject} = words.exhibitions.visit;
  const form = visitFormSchema(words.shared, dayAtTheStudio(context.nowMs)).safeParse(values);
  if (!form.success) return {status: 400, result: invalid(words, form.error, values)};
  const {exhibition: handle, day, name, email, message} = form.data;

  const {exhibitions, notice} = await loadExhibitions(context);
  const exhibition = exhibitions.find((one) => one.handle === handle && one.takesVisits);
  if (!exhibition && notice) {
    return {status: 502, result: submissionFailed(words, failed, null, values)};
  }
  if (!exhibition) return {status: 400, result: submissionFailed(words, failed, over, values)};
  const {title, startsOn, endsOn, when} = exhibition;
  if ((startsOn && day < startsOn) || (endsOn && day > endsOn)) {
    const wrongDay = validationNotice(words, otherDay(when));
    return {status: 400, result: {ok: false, notice: wrongDay, field: 'day', values}};
  }

  const date = formatDay(words, day);
  const body = {
    name,
    email,
    subject: beginning(subject(title, date), LIMITS.contactSubject),
    message: message ? `${date}\n\n${message}` : date,
    visit: {exhibition: title, where: formatVenue(exhibition), day},
  };
  return submitForm(context, 'contact-form-submit', body, {success: sent, failure: failed, values});
}
