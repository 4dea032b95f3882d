import {cn} from '~/lib/cn';

/**
 * The one to four columns of a list of pictures. No picture is taller than its column is wide (`--tallest`): it would
 * leave a hole above a landscape one beside it, and put the titles of both below the fold.
 */
export const COLUMNS = cn(
  'sm:grid-cols-2 sm:[--tallest:45vw] lg:grid-cols-3 lg:[--tallest:min(30vw,44svh)]',
  '2xl:grid-cols-4 2xl:[--tallest:min(22vw,26rem,44svh)]',
);
