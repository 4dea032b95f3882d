/**
 * The maximum length of each field, in characters as a browser counts them (UTF-16 units), which is also the
 * `maxlength` of the inputs; and the number and size of images.
 */
export const LIMITS = {
  name: 100,
  email: 255,
  orderNumber: 30,
  /** As a person types it, perhaps with spaces. */
  certificateNumber: 60,
  phone: 20,
  contactSubject: 200,
  /** Also the limit of the painting's title, which is this subject unless the artist changes it. */
  commissionSubject: 200,
  colors: 200,
  contactMessage: 1000,
  /** The day precedes it in the message. */
  visitMessage: 800,
  commissionMessage: 2000,
  /** The artist's note beside a stage of a commission. */
  progressNote: 1000,
  images: 10,
  /** The size of an image in bytes. */
  imageBytes: 10 * 1024 * 1024,
} as const;
