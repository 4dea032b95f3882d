/** Fetches the lightbox, once: when a visitor points at a work, or opens one. */
export function loadLightbox() {
  return import('./Lightbox');
}
