/** A picture that can be opened, as far as its place in the window is concerned. */
export interface ViewedPicture {
  /** Tells it from the others. */
  id: string;
  /** Of its largest rendition, in pixels; it is never shown larger, but for zooming. */
  width: number;
  height: number;
}

/** How a picture is to be fetched for the place where it stands. */
export interface PictureSlot {
  /** How wide it is shown, as in the `sizes` of an image. */
  sizes: string;
  fetchPriority: 'high' | 'low';
}
