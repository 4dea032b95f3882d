/** The sign-up form beside a work: for its launch, or for its sold-out sizes. */
export default {
  launchHeading: 'Join the priority list',
  launchText: (title: string) =>
    `Priority Members hear first when ${title} launches, before everybody else.`,
  launchButton: 'Join the Priority List',

  workInSize: (title: string, size: string) => `${title} in ${size}`,
  whenBack: 'Tell me when it is back',
  whenSizeBack: (size: string) => `Tell me when ${size} is back`,
  whenAnySizeBack: 'Tell me when a sold-out size is back',
  oneLetter: 'One email comes when there is one again.',
  whichSize: 'Which size? One email comes when there is one again.',
  stockButton: 'Tell Me',
  size: 'Size',
};
