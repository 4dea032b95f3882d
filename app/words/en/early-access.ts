/** The early-access page of a work. */
export default {
  title: (work: string) => `${work}: early access`,
  description: 'For priority members: yours before the public launch.',
  badge: 'Priority Member Early Access',
  /** Before the date of the launch. */
  until: 'For priority members only until',
  chooseSize: 'Choose a size',
};
