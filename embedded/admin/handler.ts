import {MutationRefused} from '../../supabase/functions/_shared/adapters/shopify-admin';
import {type Html, html} from '../../supabase/functions/_shared/html';
import {createAdminClient} from '../../store/admin-client';
import {createUpload} from '../../store/art/upload';
import type {Clock} from '../clock';
import type {Queryable} from '../database/database';
import {BodyTooLarge, type Handler, methodNotAllowed} from '../http';
import {renderPage} from '../page';
import type {SectionName} from './admin-page';
import type {AdminContext} from './context';
import {SECTIONS} from './sections';

interface AdminParts {
  adminApi: Handler;
  token: string;
  database: Queryable;
  clock: Clock;
  storefrontOrigin: string;
}

/**
 * The admin at `/admin`: forms that let a developer act as the artist. It changes the shop only through the Admin API,
 * and reads visitors' submissions from the database. A post must come from its own pages.
 */
export function createAdminHandler({
  adminApi,
  token,
  database,
  clock,
  storefrontOrigin,
}: AdminParts): Handler {
  return async (request) => {
    const url = new URL(request.url);
    const [, , section = '', ...path] = url.pathname.replace(/\/$/, '').split('/').map(decodePart);
    if (section === '') {
      return new Response(null, {status: 303, headers: {location: '/admin/start'}});
    }
    if (!isSection(section)) return notFound();
    const {origin} = url;
    const send: typeof fetch = (input, init) => adminApi(new Request(input, init));
    const run = createAdminClient({origin, token}, send);
    const context: AdminContext = {
      run,
      database,
      clock,
      storefrontOrigin,
      section,
      url,
      upload: createUpload(run, send),
    };
    const page = await SECTIONS[section](context, path);
    if (!page) return notFound();
    if (request.method === 'GET' || request.method === 'HEAD') return page.show();
    if (request.method !== 'POST' || !page.post) return methodNotAllowed('GET, HEAD');
    // A browser always sends the origin of a form, so a page of another site can't pass for one of ours.
    if (request.headers.get('origin') !== origin) {
      return Response.json({errors: 'Only for forms of the admin itself'}, {status: 403});
    }
    const form = await readForm(request);
    if (!form) return tooLarge();
    try {
      return (await page.post(form)) ?? notFound();
    } catch (error) {
      if (error instanceof MutationRefused) return refused(error, url.pathname);
      throw error;
    }
  };
}

function isSection(name: string): name is SectionName {
  return Object.hasOwn(SECTIONS, name);
}

/** Null when the body exceeds the server's limit. */
async function readForm(request: Request): Promise<FormData | null> {
  try {
    return await request.formData();
  } catch (error) {
    for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
      if (cause instanceof BodyTooLarge) return null;
    }
    throw error;
  }
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // Leads to no page.
  }
}

function notFound(): Response {
  return message(
    404,
    'Not found',
    html`<p>It may have been deleted.</p>
      <p><a class="button" href="/admin">The admin</a></p>`,
  );
}

function tooLarge(): Response {
  return message(
    413,
    'Too much at once',
    html`<p>The files are more than 100 MB together. Go back and save a few at a time.</p>`,
  );
}

function refused({reason}: MutationRefused, path: string): Response {
  return message(
    422,
    'That didn’t work',
    html`<p>The store’s reason: ${reason}</p>
      <p><a class="button" href="${path}">Back</a></p>`,
  );
}

function message(status: number, title: string, text: Html): Response {
  const body = html`<div class="narrow">
    <h1>${title}</h1>
    ${text}
  </div>`;
  return renderPage({title, status, body});
}
