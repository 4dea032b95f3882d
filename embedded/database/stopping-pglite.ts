import {PGlite, type PGliteOptions} from '@electric-sql/pglite';
import {findFatalError} from './wire/backend-messages';

/** Severities after which PostgreSQL has ended. */
const FATAL = ['FATAL', 'PANIC'];

/**
 * PGlite that runs nothing more after a FATAL error or a PANIC, such as one of a full disk. Its next statement, even
 * the ROLLBACK of a failed transaction, would never return, and would block the whole process.
 */
export class StoppingPglite extends PGlite {
  #end: Error | null = null;
  readonly #onEnd: (error: Error) => void;

  private constructor(options: PGliteOptions, onEnd: (error: Error) => void) {
    super(options);
    this.#onEnd = onEnd;
  }

  /** Calls `onEnd` once when PostgreSQL has ended. Rejects with the errors of the start. */
  static async open(
    options: PGliteOptions,
    onEnd: (error: Error) => void,
  ): Promise<StoppingPglite> {
    const pglite = new StoppingPglite(options, onEnd);
    await pglite.waitReady;
    return pglite;
  }

  override async execProtocolRaw(...parameters: Parameters<PGlite['execProtocolRaw']>) {
    if (this.#end) throw this.#end;
    const bytes = await super.execProtocolRaw(...parameters);
    const reason = findFatalError(bytes);
    if (reason !== null) throw this.#stop(new Error(reason));
    return bytes;
  }

  override async execProtocolStream(...parameters: Parameters<PGlite['execProtocolStream']>) {
    try {
      return await super.execProtocolStream(...parameters);
    } catch (error) {
      const isEnd = error instanceof Error && 'severity' in error;
      if (isEnd && FATAL.includes(String(error.severity))) this.#stop(error);
      throw error;
    }
  }

  #stop(error: Error): Error {
    if (!this.#end) {
      this.#end = error;
      this.#onEnd(error);
    }
    return error;
  }
}
