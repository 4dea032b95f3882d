/** A W3C WebDriver session with one window. Every call rejects with the driver's error. */
export interface Session {
  /** Resolves when the page is loaded. */
  goto(url: string): Promise<void>;
  /** Runs a function in the page. Arguments and result are JSON; the function cannot use variables of its scope. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  /** A mouse click, in pixels from the window's top left corner. */
  pressAt(point: {x: number; y: number}): Promise<void>;
  /** Types one key after another. */
  type(text: string): Promise<void>;
  /** PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Starts a browser through the driver at that origin. */
export async function openSession(driverUrl: string, wanted: object): Promise<Session> {
  const {sessionId} = (await call('POST', `${driverUrl}/session`, {
    capabilities: {alwaysMatch: wanted},
  })) as {sessionId: string};
  const at = (path: string) => `${driverUrl}/session/${sessionId}${path}`;
  const post = (path: string, body: object = {}) => call('POST', at(path), body);

  return {
    goto: async (url) => void (await post('/url', {url})),
    evaluate: async (run, ...args) =>
      (await post('/execute/sync', {
        script: `return (${run.toString()})(...arguments)`,
        args,
      })) as ReturnType<typeof run>,
    async pressAt({x, y}) {
      const mouse = [
        {type: 'pointerMove', x: Math.round(x), y: Math.round(y)},
        {type: 'pointerDown', button: 0},
        {type: 'pointerUp', button: 0},
      ];
      await post('/actions', {actions: [{type: 'pointer', id: 'mouse', actions: mouse}]});
    },
    async type(text) {
      const strokes = [...text].flatMap((value) => [
        {type: 'keyDown', value},
        {type: 'keyUp', value},
      ]);
      const actions = [{type: 'pause'}, ...strokes];
      await post('/actions', {actions: [{type: 'key', id: 'keyboard', actions}]});
    },
    screenshot: async () => Buffer.from((await call('GET', at('/screenshot'))) as string, 'base64'),
    close: async () => void (await call('DELETE', at(''))),
  };
}

async function call(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {method, body: body && JSON.stringify(body)});
  const {value} = (await response.json()) as {value: unknown};
  if (response.ok) return value;
  const {error, message} = value as {error: string; message: string};
  throw new Error(`${method} ${url}: ${error}: ${message}`);
}
