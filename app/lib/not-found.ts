/** The 404 page is answered; its path is logged as it was asked for, encoded and without its query (specification, section 2). */
export function logNotFound(request: Request): void {
  console.warn(`404 ${new URL(request.url).pathname}`);
}
