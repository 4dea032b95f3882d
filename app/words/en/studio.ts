/** The studio's videos on the artist's page: a carousel of silent time-lapses. */
export default {
  heading: 'In the Studio',
  text: 'Four paintings from bare ground to last stroke, eight seconds each. They’re silent: there was nothing to hear but gulls.',
  roleDescription: 'carousel',
  videos: 'Videos',
  previous: 'Previous video',
  next: 'Next video',
  /** Before and after 'place', for screen readers: 'Video 2 of 4: Green Water'. */
  announced: {before: 'Video ', after: (title: string) => `: ${title}`},
  place: (number: number, count: number) => `${number} of ${count}`,
  labelled: (title: string, place: string) => `${title}, ${place}`,
  play: (title: string) => `Play ${title}`,
  timeLapse: (title: string) => `Time-lapse of ${title}`,
  /** The captions' language, and the file name of a video's captions. */
  captions: {label: 'English', file: (name: string) => `/videos/${name}.vtt.txt`},
  firstLight: 'A red ground, two days of sky, and the lighthouse last of all.',
  cathedralOfBirches: 'Gold over a violet ground, and leaves until one more would be too many.',
  greenWater: 'The sky goes down first, because the light in this wave comes from behind.',
  lupinSeason: 'A single sitting, with the petals that fell along the way.',
};
