import {createPrivateLink} from '../../../supabase/functions/_shared/private-links';
import type {BUDGETS, SIZES} from '../../../supabase/functions/_shared/contracts/commission';
import type {Stage} from '../../../supabase/functions/_shared/contracts/commission-stages';
import en from '../../../supabase/functions/_shared/contracts/words/en';
import {html} from '../../../supabase/functions/_shared/html';
import {formatInstant} from '../../format-instant';
import {renderAdminPage} from '../admin-page';
import {type AdminContext, type OpenSection, type PostedForm, textOf} from '../context';
import {type ListEntry, listPage} from '../list-page';
import {type Letter, messageEntry} from './visitors';

interface Commission extends Letter {
  id: string;
  phone: string | null;
  size: (typeof SIZES)[number];
  budget: (typeof BUDGETS)[number];
  colors: string | null;
  image_urls: readonly string[];
  is_waiting_list: boolean;
  terms_version: string | null;
  closed_at: Date | null;
  /** The latest update; null before the first. */
  stage: Stage | null;
  moved_at: Date | null;
}

/** `/admin/commissions`: the latest two hundred requests, newest first, each with its stage. */
export const openCommissions: OpenSection = async (context, [page]) => {
  if (page !== undefined) return null;
  const requests = await context.database.query<Commission>(
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
  return listPage(context, {
    title: 'Commission requests',
    empty: 'No requests yet.',
    entries: requests.map(commission),
    post: (form) => linkProgressPage(context, form),
  });
};

function commission(request: Commission): ListEntry {
  const {id, size, budget, colors, phone, image_urls, terms_version, is_waiting_list} = request;
  const facts = [
    `Size: ${en.sizes[size]}`,
    `budget: ${en.budgets[budget]}`,
    colors && `colours: ${colors}`,
    phone,
    terms_version && `terms of ${terms_version}`,
    is_waiting_list && 'waiting list',
  ];
  const more = html`<p class="detail">${facts.filter(Boolean).join(' · ')}</p>
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
      html`<form method="post">
        <input type="hidden" name="request" value="${id}" />
        <button>Update</button>
      </form>`
    }`;
  return {...messageEntry(request, more), state: stageOf(request)};
}

function stageOf({stage, moved_at, closed_at}: Commission): string {
  if (closed_at) return `closed, ${formatInstant(closed_at)}`;
  const {label} = en.stages[stage ?? 'received'];
  return moved_at ? `${label}, ${formatInstant(moved_at)}` : label;
}

/** A page with a new link to the commission's page in the shop. Null for an unknown request. */
async function linkProgressPage(context: AdminContext, form: PostedForm): Promise<Response | null> {
  const {database, clock, storefrontOrigin} = context;
  const [request] = await database.query<{id: string; subject: string}>(
    'select id, subject from public.commission_requests where id::text = $1 and closed_at is null',
    [textOf(form, 'request')],
  );
  if (!request) return null;
  const link = await createPrivateLink(
    database,
    {shopUrl: storefrontOrigin, now: clock},
    'commission',
    {id: request.id, reader: 'artist'},
  );
  return renderAdminPage(context, {
    title: request.subject,
    back: {path: '/admin/commissions', label: 'Commission requests'},
    body: html`<p class="lead">
        Move the painting to its next stage, with a note and pictures if you like. The buyer gets an
        email.
      </p>
      <p><a class="button" href="${link}">Open its page</a></p>`,
  });
}
