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
  notAPicture: 'Only JPEG, PNG, WebP, AVIF, GIF and HEIC pictures can be sent',
  pictureTooLarge: 'The picture is larger than 10 MB',
  tooManyPixels:
    'The picture has too many pixels. Please send a smaller one, or a JPEG of at most 50 megapixels',
  brokenPicture: 'The picture seems to be damaged',
  tooManyPictures:
    'No more pictures can be taken at the moment. Please try again later, or send your request without it',
  internal: 'Please try again later',
  /** `rule` is the message of the broken rule, in English. */
  invalidField: (rule: string) => rule,
};
