/** A slide's position in its row, in CSS pixels. */
export interface SlideBox {
  left: number;
  width: number;
}

/** The scroll positions, in CSS pixels, that centre each slide; the outer slides are limited by the row's ends. */
export function snapPositions(slides: SlideBox[], rowWidth: number, contentWidth: number) {
  const furthest = Math.max(0, contentWidth - rowWidth);
  return slides.map(({left, width}) =>
    Math.min(Math.max(0, left + width / 2 - rowWidth / 2), furthest),
  );
}

/** The index of the slide with the nearest scroll position; the earlier one of two. */
export function nearestSlide(positions: number[], scrollLeft: number): number {
  const distances = positions.map((place) => Math.abs(place - scrollLeft));
  return distances.indexOf(Math.min(...distances));
}
