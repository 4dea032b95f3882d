import {type IncomingHttpHeaders, request} from 'node:http';

export interface RawRequest {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a request. Its path and headers stay as they are; `fetch` would normalize them and add others. */
export function sendRaw(origin: string, {path, method = 'GET', headers = {}, body}: RawRequest) {
  const {hostname, port} = new URL(origin);
  return new Promise<{status: number; headers: IncomingHttpHeaders; text: string}>(
    (resolve, reject) => {
      request({hostname, port, path, method, headers, agent: false}, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () =>
          resolve({status: response.statusCode ?? 0, headers: response.headers, text}),
        );
      })
        .on('error', reject)
        .end(body);
    },
  );
}
