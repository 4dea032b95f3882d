import type {LanguageCode} from '../contracts/languages.ts';
import type {FailureCode, FunctionFailure} from '../contracts/reply.ts';
import {REJECTIONS, type RejectionWords} from '../rejections/rejections.ts';

/** A text for the visitor; only in English when no visitor of the shop reads it. */
export type RejectionText = string | ((words: RejectionWords) => string);

/** An error response with a message for the visitor. Throwing it rolls the transaction back. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly code: FailureCode,
    readonly text: RejectionText,
    readonly details: {
      /** The first invalid field. */
      field?: string;
      headers?: Record<string, string>;
    } = {},
  ) {
    super(textIn(text, 'en'));
  }

  /** The response's body. */
  failureIn(language: LanguageCode): FunctionFailure {
    const {code, text, details} = this;
    const message = textIn(text, language);
    const fields = details.field !== undefined && {fields: {[details.field]: message}};
    return {error: {code, message, ...fields}};
  }
}

function textIn(text: RejectionText, language: LanguageCode): string {
  return typeof text === 'string' ? text : text(REJECTIONS[language]);
}
