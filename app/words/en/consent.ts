/** The privacy choices: the banner and the button that opens it. */
export default {
  open: 'Privacy choices',
  title: 'May this shop count visits?',
  refused: 'Your browser sends Global Privacy Control, so nothing is counted and nothing is set.',
  /** Followed by the present choice, if there is one. */
  text: 'It helps me see what brings visitors here. Unless you agree nothing is set, and the shop counts only how often each work is opened, not by whom.',
  allowed: 'At present you allow it.',
  notAllowed: 'At present you do not allow it.',
  policy: 'Privacy policy',
  accept: 'Accept',
  decline: 'Decline',
  close: 'Close',
};
