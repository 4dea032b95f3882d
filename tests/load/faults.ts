interface LogLine {
  calls?: {to: string; fault?: string}[];
}

/** Counts the failed backend calls in the request log, by kind: `12 × storefront timeout`. */
export function countFaults(output: string): string[] {
  const counts = new Map<string, number>();
  for (const text of output.split('\n').filter((line) => line.startsWith('{'))) {
    for (const {to, fault} of (JSON.parse(text) as LogLine).calls ?? []) {
      if (fault) counts.set(`${to} ${fault}`, (counts.get(`${to} ${fault}`) ?? 0) + 1);
    }
  }
  return [...counts].map(([fault, count]) => `${count} × ${fault}`);
}
