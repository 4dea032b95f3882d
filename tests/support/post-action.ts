import {decode} from 'turbo-stream';

/** Posts a form as a Remix fetcher does and returns the action's data. */
export async function postAction(url: string, body: BodyInit, headers: HeadersInit = {}) {
  const response = await fetch(`${url}.data`, {method: 'POST', body, headers});
  if (!response.body) throw new Error(`${url} responded ${response.status} without a body`);
  const {value} = await decode(response.body);
  const {data} = value as {data: unknown};
  return {status: response.status, headers: response.headers, result: data};
}
