/** Fetches the viewer, once: when a visitor points at a picture, or opens one. */
export function loadViewer() {
  return import('./Viewer');
}
