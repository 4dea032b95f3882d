/** The privacy choices: the banner and the button that opens it. */
export default {
  open: 'Privacy Choices',
  title: 'May I measure your visits?',
  optedOut:
    'Your browser sends the Global Privacy Control signal, so nothing is counted and no cookies are set.',
  /** Followed by the current choice, if there is one. */
  text: 'Google, Shopify or both would set cookies to show me what brings visitors here. Unless you agree, no cookies are set, and the shop counts only how often each work is opened, not by whom.',
  allowed: 'You currently allow your visits to be measured.',
  notAllowed: 'You currently don’t allow your visits to be measured.',
  policy: 'Privacy policy',
  accept: 'Accept',
  decline: 'Decline',
};
