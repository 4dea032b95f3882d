/** Whether the address asks for the development view: `?events`. */
export function isWatched(): boolean {
  return /[?&]events\b/.test(window.location.search);
}
