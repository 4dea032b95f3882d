/** The sign-up form beside a work: for its launch, or for its sold-out sizes. */
export default {
  launchHeading: 'Join the Priority List',
  launchText: (title: string) => `Priority Members are the first to hear when ${title} launches.`,

  workInSize: (title: string, size: string) => `${title}, ${size},`,
  whenBack: 'Tell me when it’s back',
  whenSizeBack: (size: string) => `Tell me when the size ${size} is back`,
  whenAnySizeBack: 'Tell me when a sold-out size is back',
  oneEmail: 'I’ll email you once, when it’s available again.',
  stockButton: 'Notify Me',
  whenFree: 'Tell me if it becomes available',
  oneEmailWhenFree: 'It’s on hold for another buyer. I’ll email you once if it becomes available.',
  size: 'Size',
};
