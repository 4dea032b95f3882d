import {makeLink} from '../../../supabase/functions/_shared/commission-links';
import type {Stage} from '../../../supabase/functions/_shared/contracts/commission-stages';
import en from '../../../supabase/functions/_shared/contracts/words/en';
import {type Html, html} from '../../../supabase/functions/_shared/html';
import {formatInstant} from '../../mailbox/describe-mail';
import {renderAdminPage} from '../admin-page';
import {type AdminPages, type PostedForm, textOf} from '../context';
import {entries, letter, type Letter} from './letter-pages';

const SECTION = '/admin/commissions';

interface Commission extends Letter {
  id: string;
  phone: string | null;
  size: string;
  budget: string;
  colors: string | null;
  image_urls: readonly string[];
  is_waiting_list: boolean;
  terms_version: string | null;
  closed_at: Date | null;
  /** The latest update; null before the first. */
  stage: Stage | null;
  moved_at: Date | null;
}

/** `/admin/commissions`: the last two hundred requests, the newest first, each with its stage. */
export async function listCommissions({database, storefrontOrigin}: AdminPages): Promise<Response> {
  const requests = await database.query<Commission>(
    `select request.id, name, email, phone, size, budget, subject, colors, message,
       request.image_urls, is_waiting_list, terms_version, closed_at, request.created_at,
       latest.stage, latest.created_at as moved_at
     from public.commission_requests as request
     left join lateral (
       select stage, created_at from public.commission_updates
       where request_id = request.id order by number desc limit 1
     ) as latest on true
     order by request.created_at desc limit 200`,
  );
  return renderAdminPage({
    title: 'Commission requests',
    section: SECTION,
    storefrontOrigin,
    body: entries(requests, 'No request yet.', commission),
  });
}

function commission(request: Commission): Html {
  const {id, size, budget, colors, phone, image_urls, is_waiting_list, terms_version} = request;
  return html`${letter(request)}
    <p class="detail">
      Size ${size} · budget ${budget} ${colors && `· colours: ${colors}`} ${phone && `· ${phone}`}
      ${terms_version && `· terms of ${terms_version}`}
      ${is_waiting_list && html`<span class="kind">waiting list</span>`}
      <span class="kind">${stageOf(request)}</span>
    </p>
    <p class="pictures">
      ${image_urls.map(
        (url, index) =>
          html`<a href="${url}"
            ><img src="${url}" alt="Picture ${index + 1} of the request" loading="lazy"
          /></a>`,
      )}
    </p>
    ${
      !request.closed_at &&
      html`<form method="post" class="inline">
        <input type="hidden" name="request" value="${id}" />
        <button>Move it on</button>
      </form>`
    }`;
}

function stageOf({stage, moved_at, closed_at}: Commission): string {
  if (closed_at) return `closed, ${formatInstant(closed_at)}`;
  const {label} = en.stages[stage ?? 'received'];
  return moved_at ? `${label}, ${formatInstant(moved_at)}` : label;
}

/** Leads to the page in the shop that the artist's mail leads to, by a link of its own. Null for an unknown request. */
export async function postCommission(
  {database, storefrontOrigin}: AdminPages,
  form: PostedForm,
): Promise<Response | null> {
  const [request] = await database.query<{id: string; subject: string}>(
    'select id, subject from public.commission_requests where id::text = $1 and closed_at is null',
    [textOf(form, 'request')],
  );
  if (!request) return null;
  const context = {shopUrl: storefrontOrigin, now: () => new Date()};
  const link = await makeLink(database, context, {requestId: request.id, reader: 'artist'});
  return renderAdminPage({
    title: request.subject,
    section: SECTION,
    back: {path: SECTION, label: 'Commission requests'},
    storefrontOrigin,
    body: html`<p class="lead">
        Move the painting on, with a note and pictures if you like. The buyer gets a mail.
      </p>
      <p><a class="button" href="${link}">Open its page</a></p>`,
  });
}
