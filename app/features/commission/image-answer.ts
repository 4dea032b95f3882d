/** What `/api/reference-image` answers: the image's public address, or why there is none. */
export type ImageAnswer = {url: string} | {error: {message: string}};
