import * as z from 'zod/mini';
import {guardShape} from './guard.ts';
import {languageShape} from './language-field.ts';
import {priorityFormSchema} from './newsletter.ts';
import {pageShape} from './newsletter-requests.ts';
import {variantWaitSchema} from './wait.ts';
import {workShape} from './work.ts';
import en from './words/en.ts';

/** The body of `stock-wait`: a request for one email when a size is available again. */
export const stockWaitRequestSchema = z.object({
  ...priorityFormSchema(en).shape,
  wait: variantWaitSchema,
  ...pageShape,
  ...workShape,
  ...languageShape,
  ...guardShape,
});
