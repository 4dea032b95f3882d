import {z} from 'zod';
import type {UrlRedirect} from '../catalogue/types';
import {shopGid} from '../catalogue/gids';

/** The body of `PUT /__control/redirects`: the complete list, as written in the admin. */
export const urlRedirectsSchema = z
  .array(z.strictObject({path: z.string().startsWith('/'), target: z.string().min(1)}))
  .transform((redirects): UrlRedirect[] =>
    redirects.map((redirect, position) => ({
      id: shopGid('UrlRedirect', position + 1),
      ...redirect,
    })),
  );
