/** The functions' error messages for visitors, in English. */
export default {
  tooMany: (minutes: number, email: string) =>
    `You’ve sent several messages in the past hour. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, or write to ${email}.`,
  tooMuchToday: (email: string) =>
    `You’ve reached today’s limit. Please try again tomorrow, or write to ${email}.`,
  robot: (email: string) =>
    `This looked like an automated message, so it wasn’t sent. If you’re a person, please write to ${email}.`,
  tooQuick: 'That was very quick. Please wait a moment and send it again.',
  foreignImage: 'You can send only pictures that you uploaded with the form',
  notAPicture: 'Please choose a JPEG, PNG, WebP, AVIF, GIF or HEIC picture',
  pictureTooLarge: 'The picture is larger than 10 MB',
  tooManyPixels:
    'The picture has too many pixels. Please send a smaller one, or a JPEG of up to 50 megapixels.',
  brokenPicture: 'The picture seems to be damaged',
  tooManyPictures:
    'No more pictures can be accepted right now. Please try again later, or send your request without this one.',
  outdated:
    'This commission has changed since you opened the page. Please check it, then try again.',
  outdatedHold: 'This page has changed since you opened it. Please check it, then try again.',
  notPaid: 'Not everything is paid. Please tick the box to continue.',
  alreadyPaid: 'The buyer has already paid part of this price, so it can’t be changed',
  orderWaits: (order: string) => `Order ${order} is awaiting payment. Mark it as paid in Shopify.`,
  orderHasTerms: (order: string) =>
    `Order ${order} is awaiting payment. To change the terms, first cancel it in Shopify.`,
  agreeToPlan: 'Please agree to these payments',
  heldForAnother: 'This work is already on hold for another buyer. End that hold first.',
  internal: 'Please try again later',
  /** `rule` is the message of the broken rule, in English. */
  invalidField: (rule: string) => rule,
};
