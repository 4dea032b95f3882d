/** What the functions refuse a visitor with, in English. */
export default {
  tooMany: (minutes: number, email: string) =>
    `Several messages came from you within the hour. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, or write to ${email}`,
  tooMuchToday: (email: string) =>
    `Too much was asked for today. Please try again tomorrow, or write to ${email}`,
  robot: (email: string) =>
    `This looked like an automated message and was not sent. If you are a person, please write to ${email}`,
  tooQuick: 'That was very quick. Please wait a moment and send it again',
  foreignImage: 'Only images uploaded with the form can be sent',
  internal: 'Please try again later',
  /** `rule` is the message of the broken rule, in English. */
  invalidField: (rule: string) => rule,
};
