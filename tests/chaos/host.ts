/** Everything runs on this machine alone. */
export const HOST = '127.0.0.1';
