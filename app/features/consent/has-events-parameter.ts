/** Whether the URL requests the events panel: `?events`. */
export function hasEventsParameter(): boolean {
  return /[?&]events\b/.test(window.location.search);
}
