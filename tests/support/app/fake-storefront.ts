import {createServer, type IncomingHttpHeaders, type ServerResponse} from 'node:http';

interface Received {
  url?: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A local storefront that responds as each test defines, and records its requests. */
export interface FakeStorefront {
  domain: string;
  respond: (response: ServerResponse) => void;
  received: Received[];
  close(): void;
}

export async function startFakeStorefront(): Promise<FakeStorefront> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      fake.received.push({url: request.url, headers: request.headers, body});
      fake.respond(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const fake: FakeStorefront = {
    domain: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    respond: respondWith(500),
    received: [],
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return fake;
}

export const respondWith =
  (status: number, body = '') =>
  (response: ServerResponse) =>
    void response.writeHead(status, {'content-type': 'application/json'}).end(body);

/** Never responds. */
export const neverRespond = () => {};
