/** Everything runs on this machine. */
export const HOST = '127.0.0.1';
