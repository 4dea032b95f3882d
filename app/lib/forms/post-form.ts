import {unsent, type FormResult} from './form-result';

/** The action gives its function ten seconds; this is the patience with the action. */
const POST_TIMEOUT_MS = 20_000;

export interface PostFormOptions {
  /** Title of the notice when no answer comes that can be understood. */
  failure: string;
  /** Completes the body first. */
  prepare?: (body: URLSearchParams) => Promise<void>;
  fetchAnswer?: typeof fetch;
}

/** Posts a form and reads its action's answer. Never throws: no connection, silence and strange answers are failures. */
export async function postForm(
  address: string,
  body: URLSearchParams,
  {failure, prepare, fetchAnswer = fetch}: PostFormOptions,
): Promise<FormResult> {
  try {
    await prepare?.(body);
    const response = await fetchAnswer(address, {
      method: 'POST',
      // With this the server answers the action's result alone (`form-answer.server.ts`).
      headers: {accept: 'application/json'},
      body,
      signal: AbortSignal.timeout(POST_TIMEOUT_MS),
    });
    const answer: unknown = await response.json();
    if (isFormResult(answer)) return answer;
  } catch {
    // Said below, in the same words as an answer that nobody understands.
  }
  return unsent(failure, Object.fromEntries(body));
}

/** Whether an answer from the network is one of our actions', and not some proxy's. */
function isFormResult(answer: unknown): answer is FormResult {
  if (typeof answer !== 'object' || answer === null) return false;
  if (!('ok' in answer) || typeof answer.ok !== 'boolean' || !('notice' in answer)) return false;
  const {notice} = answer;
  return (
    typeof notice === 'object' &&
    notice !== null &&
    'title' in notice &&
    typeof notice.title === 'string'
  );
}
