import {readdirSync, readFileSync} from 'node:fs';

const SAMPLE_MS = 5000;

/** Resident megabytes of the backend's process, and of its child processes, the worker's runtime. */
export interface Sample {
  second: number;
  backend: number;
  worker: number;
}

/** Samples the memory of a process and its children every five seconds. The returned function stops and returns the samples. */
export function sampleMemory(pid: number, onSample: (sample: Sample) => void): () => Sample[] {
  const startedAtMs = Date.now();
  const samples: Sample[] = [];
  const timer = setInterval(() => {
    const sample = {
      second: Math.round((Date.now() - startedAtMs) / 1000),
      backend: megabytesOf(pid),
      worker: megabytesOfWorker(pid),
    };
    samples.push(sample);
    onSample(sample);
  }, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return samples;
  };
}

/** Megabytes of all child processes: the Workers runtime, and about twelve of the compiler that runs the backend. */
export function megabytesOfWorker(pid: number): number {
  return childrenOf(pid)
    .map(megabytesOf)
    .reduce((sum, megabytes) => sum + megabytes, 0);
}

function megabytesOf(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024);
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => read(`/proc/${name}/status`).includes(`PPid:\t${pid}\n`))
    .map(Number);
}

/** Empty when the process has ended. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
