import {useActionData, type ClientActionFunctionArgs, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {ButtonLink} from '~/components/ButtonLink';
import {FormStatus} from '~/components/FormStatus';
import {PageHeader} from '~/components/PageHeader';
import {showToast} from '~/components/show-toast';
import {SITE} from '#contracts/site';
import {signupFailure} from '~/features/newsletter/messages';
import {signUp} from '~/features/newsletter/sign-up.server';
import {readSignupPlace} from '~/features/newsletter/read-signup-place';
import {SIGNUP_SOURCES} from '~/features/newsletter/signup-sources';
import {SignupForm} from '~/features/newsletter/SignupForm';
import {track} from '~/lib/analytics/track';
import {formHeaders} from '~/lib/forms/form-response.server';
import {readForm} from '~/lib/forms/read-form.server';
import {readValues, sendForm} from '~/lib/forms/send-form';
import {pageMeta} from '~/lib/seo/page-meta';
import {webPage} from '~/lib/structured-data/web-page';

export const headers = formHeaders;

const TITLE = 'Become a Priority Member';
const DESCRIPTION = `First access to new work by ${SITE.artist.name}: drops, launches and commission openings, by email.`;

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: TITLE,
    description: DESCRIPTION,
    ...(import.meta.env.SSR && {
      structuredData: (origin) =>
        webPage(origin, {name: TITLE, path: '/newsletter', description: DESCRIPTION}),
    }),
  });

/** Every sign-up form of the shop posts here; without scripts the response is this page. */
export async function action({request, context}: ActionFunctionArgs) {
  return signUp(context, await readForm(request));
}

export async function clientAction({request, serverAction}: ClientActionFunctionArgs) {
  const place = readSignupPlace(await readValues(request));
  return sendForm(serverAction, {
    failure: signupFailure(place),
    announce: showToast,
    onSuccess: () => track({event: 'newsletter_signup', source: SIGNUP_SOURCES[place.source]}),
  });
}

export default function NewsletterPage() {
  const actionData = useActionData<typeof action>();
  const place = readSignupPlace(actionData?.ok === false ? actionData.values : {});

  return (
    <div className="mx-auto max-w-page px-gutter pt-[clamp(2rem,5vw,4.5rem)]">
      <PageHeader title="Become a Priority Member">
        First access to new drops and commission openings: a letter when a painting is finished, a
        print is about to launch, or a place for a commission comes free.
      </PageHeader>
      <div className="mt-10 max-w-text">
        {actionData?.ok ? (
          <>
            <FormStatus notice={actionData.notice} kind="success" startsFocused />
            <ButtonLink to="/collections/prints" variant="outline" className="mt-8">
              Shop Prints
            </ButtonLink>
          </>
        ) : (
          <SignupForm place={place} button="Become a Priority Member" actionData={actionData} />
        )}
      </div>
    </div>
  );
}
