/** A picture in the viewer. */
export interface ViewedPicture {
  /** Unique among the pictures. */
  id: string;
  /** The size of its largest rendition, in pixels; it is never shown larger without zoom. */
  width: number;
  height: number;
}

/** Image attributes for a place in the viewer. */
export interface PictureSlot {
  /** The `sizes` of the image. */
  sizes: string;
  fetchPriority: 'high' | 'low';
}
