/** The privacy choices: the banner and the button that opens it. */
export default {
  open: 'Privacy Choices',
  title: 'May I count visits?',
  optedOut:
    'Your browser sends the Global Privacy Control signal, so nothing is counted and no cookies are set.',
  /** Followed by the current choice, if there is one. */
  text: 'It helps me see what brings visitors here. Unless you agree, no cookies are set, and the shop counts only how often each work is opened, not by whom.',
  allowed: 'You currently allow it.',
  notAllowed: 'You currently don’t allow it.',
  policy: 'Privacy policy',
  accept: 'Accept',
  decline: 'Decline',
  close: 'Close',
};
