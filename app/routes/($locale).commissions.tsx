import {useActionData, useLoaderData, useLocation, type MetaFunction} from '@remix-run/react';
import {data, type ActionFunctionArgs, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {LIMITS} from '#contracts/limits';
import {SITE} from '#contracts/site';
import {ButtonLink} from '~/components/ButtonLink';
import {PageHeader} from '~/components/PageHeader';
import {SitePicture} from '~/shop/site/SitePicture';
import {ClosedDesk} from '~/features/commission/ClosedDesk';
import {CommissionExamples, LeadExample} from '~/features/commission/CommissionExamples';
import {CommissionForm} from '~/features/commission/CommissionForm';
import {HowItWorks} from '~/features/commission/HowItWorks';
import {loadCommissions} from '~/features/commission/load-commissions';
import {RequestIntro} from '~/features/commission/RequestIntro';
import {submitCommission} from '~/features/commission/submit-commission.server';
import {SignupForm} from '~/features/newsletter/SignupForm';
import {cn} from '~/lib/cn';
import {pageHeaders, routeHeaders} from '~/lib/caching/page-headers';
import {respondForm} from '~/lib/forms/form-response.server';
import {beginning} from '~/lib/shorten';
import {pageMeta} from '~/shop/seo/page-meta';
import {useWords, wordsAt} from '~/words';

export const headers = routeHeaders;

export const meta: MetaFunction = (args) => {
  const words = wordsAt(args.location.pathname);
  return pageMeta(args, {
    title: words.commission.title,
    description: words.commission.description(SITE.artist.name),
    webPage: {},
  });
};

export async function loader({context}: LoaderFunctionArgs) {
  const page = await loadCommissions(context);
  return data(page, {headers: pageHeaders(context, page)});
}

/** The form posts here without JavaScript, and the response is this page. */
export async function action({request, context}: ActionFunctionArgs) {
  return respondForm(await submitCommission(request, context));
}

export default function CommissionsPage() {
  const words = useWords();
  const {desk, examples} = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  // Without JavaScript, the response to a post is this page, with the form's result.
  const isClosed = desk?.state === 'closed' && !actionData;
  // The first one is at the top.
  const [lead, ...others] = examples?.examples ?? [];
  const notes = examples?.notes ?? [];
  const howItWorks = (
    <>
      <HowItWorks desk={desk} />
      {others.length > 0 && <CommissionExamples examples={others} notes={notes} />}
    </>
  );
  // The link to the form keeps the query, which has the form's subject.
  const {search} = useLocation();
  const given = new URLSearchParams(search).get('subject') ?? '';
  // The form would reject a longer subject.
  const subject = beginning(given, LIMITS.commissionSubject);
  return (
    <div className="page pt-page-top">
      <div
        className={cn(
          'large-type grid items-center gap-x-steps gap-y-8',
          lead ? 'lg:grid-cols-3' : 'lg:grid-cols-2',
        )}
      >
        <div>
          <PageHeader title={words.commission.title}>{words.commission.intro}</PageHeader>
          {!isClosed && (
            <ButtonLink to={`${search}#request`} prefetch="none" className="mt-8">
              {words.commission.start}
            </ButtonLink>
          )}
        </div>
        {lead ? (
          <LeadExample {...lead} notes={others.length > 0 ? [] : notes} />
        ) : (
          <SitePicture
            shows="studioPicture"
            sizes="(min-width: 120em) 52rem, (min-width: 64em) 46vw, 94vw"
            loading="eager"
          />
        )}
      </div>
      {!isClosed && howItWorks}
      <section
        aria-labelledby="request"
        className="mt-[clamp(3.5rem,7vw,6.5rem)] grid grid-cols-1 gap-x-steps gap-y-12 border-t border-rule pt-[clamp(2rem,4vw,3.5rem)] lg:grid-cols-3"
      >
        {isClosed ? (
          <ClosedDesk desk={desk}>
            <SignupForm place={{source: 'commissions'}} button={words.commission.closed.signup} />
          </ClosedDesk>
        ) : (
          <>
            <RequestIntro desk={desk} />
            <CommissionForm
              key={subject}
              subject={subject}
              actionData={actionData}
              prices={desk?.prices}
            />
          </>
        )}
      </section>
      {/* While commissions are closed, the sign-up form comes first. */}
      {isClosed && howItWorks}
    </div>
  );
}
