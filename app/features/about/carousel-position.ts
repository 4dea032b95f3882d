/** Where a slide lies in its row, in CSS pixels. */
export interface SlideBox {
  left: number;
  width: number;
}

/**
 * How far the row is scrolled, in CSS pixels, when each slide has come to rest in its middle; the outer ones cannot and rest
 * at the row's ends.
 */
export function restingPlaces(slides: SlideBox[], rowWidth: number, contentWidth: number) {
  const furthest = Math.max(0, contentWidth - rowWidth);
  return slides.map(({left, width}) =>
    Math.min(Math.max(0, left + width / 2 - rowWidth / 2), furthest),
  );
}

/** The index of the slide whose resting place is nearest; the earlier one of two. */
export function nearestSlide(places: number[], scrollLeft: number): number {
  const distances = places.map((place) => Math.abs(place - scrollLeft));
  return distances.indexOf(Math.min(...distances));
}
