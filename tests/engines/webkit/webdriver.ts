/** A W3C WebDriver session with one window. Every call rejects with the driver's error. */
export type Session = Awaited<ReturnType<typeof openSession>>;

/** Starts a browser through the driver at that origin. */
export async function openSession(driverUrl: string, wanted: object) {
  const {sessionId} = (await call('POST', `${driverUrl}/session`, {
    capabilities: {alwaysMatch: wanted},
  })) as {sessionId: string};
  const at = (path: string) => `${driverUrl}/session/${sessionId}${path}`;
  const post = (path: string, body: object = {}) => call('POST', at(path), body);

  return {
    /** Resolves when the page is loaded. */
    goto: (url: string) => post('/url', {url}),
    /** Runs a function in the page. Arguments and result are JSON; the function cannot use variables of its scope. */
    async evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args) {
      const script = `return (${run.toString()})(...arguments)`;
      return (await post('/execute/sync', {script, args})) as Result;
    },
    /** A mouse click, in pixels from the window's top left corner. */
    async pressAt({x, y}: {x: number; y: number}) {
      const mouse = [
        {type: 'pointerMove', x: Math.round(x), y: Math.round(y)},
        {type: 'pointerDown', button: 0},
        {type: 'pointerUp', button: 0},
      ];
      await post('/actions', {actions: [{type: 'pointer', id: 'mouse', actions: mouse}]});
    },
    /** Types one key after another. */
    async type(text: string) {
      const strokes = [...text].flatMap((value) => [
        {type: 'keyDown', value},
        {type: 'keyUp', value},
      ]);
      const actions = [{type: 'pause'}, ...strokes];
      await post('/actions', {actions: [{type: 'key', id: 'keyboard', actions}]});
    },
    /** PNG. */
    screenshot: async () => Buffer.from((await call('GET', at('/screenshot'))) as string, 'base64'),
    close: () => call('DELETE', at('')),
  };
}

async function call(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {method, body: body && JSON.stringify(body)});
  const {value} = (await response.json()) as {value: unknown};
  if (response.ok) return value;
  const {error, message} = value as {error: string; message: string};
  throw new Error(`${method} ${url}: ${error}: ${message}`);
}
