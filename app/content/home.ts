/** The texts of the home page, written by the artist. */
export const HOME = {
  heroText: 'I paint the Bay of Fundy, where the water leaves twice a day and comes back changed.',
  mission:
    'To paint this coast the way it is lived beside, in every weather it has, and to make prints with the same care as the paintings, so that a good picture is within reach of anyone who loves it.',
  vision:
    'A painting in every house that wants one, still giving something back after ten years on the same wall, and a shore that people look at longer because somebody painted it.',
} as const;
