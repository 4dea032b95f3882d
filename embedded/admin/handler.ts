import {html} from '../../supabase/functions/_shared/html';
import {createAdminClient} from '../../store/admin-client';
import {UPLOAD_PATH} from '../admin-api/mutations/file-source';
import type {Queryable} from '../database/database';
import {BodyTooLarge, type Handler, methodNotAllowed} from '../http';
import {renderPage} from '../page';
import {redirectTo} from './admin-page';
import type {AdminPages, UploadedFile} from './context';
import {SECTIONS} from './sections';

interface AdminParts {
  adminApi: Handler;
  token: string;
  database: Queryable;
  storefrontOrigin: string;
}

const ADMIN_PATH = /^\/admin(?:\/([a-z-]+)(?:\/(.+))?)?\/?$/;

/**
 * The admin at `/admin`: forms by which a newcomer plays the artist. It changes the shop through the Admin API alone, and
 * reads what visitors wrote in the database. A post must come from its own pages.
 */
export function createAdminHandler({
  adminApi,
  token,
  database,
  storefrontOrigin,
}: AdminParts): Handler {
  return async (request) => {
    const address = new URL(request.url);
    const [, name, rest = ''] = ADMIN_PATH.exec(address.pathname) ?? [];
    if (address.pathname.replace(/\/$/, '') === '/admin') return redirectTo('/admin/products');
    const section = name !== undefined && Object.hasOwn(SECTIONS, name) ? SECTIONS[name] : null;
    if (!section) return notFound();
    const {origin} = address;
    const send: typeof fetch = (url, init) => adminApi(new Request(url, init));
    const run = createAdminClient({origin, token}, send);
    const pages: AdminPages = {
      run,
      database,
      storefrontOrigin,
      upload: (file) => upload(file, run, send),
    };
    const asked = {address, rest: rest.split('/').map(decodePart)};
    if (request.method === 'GET' || request.method === 'HEAD') {
      return (await section.show(pages, asked)) ?? notFound();
    }
    if (request.method !== 'POST' || !section.post) return methodNotAllowed('GET, HEAD');
    // A browser always says where a form was; a page of another site can't be taken for one of ours.
    if (request.headers.get('origin') !== origin) {
      return Response.json({errors: 'Only for forms of the admin itself'}, {status: 403});
    }
    const form = await readForm(request);
    if (!form) return tooLarge(storefrontOrigin);
    return (await section.post(pages, asked, form)) ?? notFound();
  };
}

/** Null when the body is larger than the server takes. */
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

/** Uploads a picture as a tool does at Shopify: a staged upload, then the bytes to its address. */
async function upload(
  file: UploadedFile,
  run: AdminPages['run'],
  send: typeof fetch,
): Promise<string> {
  const {stagedUploadsCreate} = await run<{
    stagedUploadsCreate: {stagedTargets: readonly {url: string; resourceUrl: string}[]};
  }>(
    `mutation ($input: [StagedUploadInput!]!) {
      stagedUploadsCreate(input: $input) { stagedTargets { url resourceUrl } }
    }`,
    {
      input: [
        {
          filename: file.name,
          mimeType: file.type || 'application/octet-stream',
          resource: 'IMAGE',
          httpMethod: 'PUT',
        },
      ],
    },
  );
  const [target] = stagedUploadsCreate.stagedTargets;
  if (!target?.url.includes(UPLOAD_PATH)) throw new Error('The Admin API staged no upload');
  await send(target.url, {method: 'PUT', body: await file.arrayBuffer()});
  return target.resourceUrl;
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // Leads to no page.
  }
}

function notFound(): Response {
  return renderPage({
    title: 'Not found',
    status: 404,
    body: html`<div class="narrow">
      <h1>Not found</h1>
      <p>It may have been deleted.</p>
      <p><a class="button" href="/admin">The admin</a></p>
    </div>`,
  });
}

function tooLarge(storefrontOrigin: string): Response {
  return renderPage({
    title: 'Too much at once',
    status: 413,
    storefrontOrigin,
    body: html`<div class="narrow">
      <h1>Too much at once</h1>
      <p>The files are more than 100 MB together. Go back and save a few at a time.</p>
    </div>`,
  });
}
