import words from '#words/newsletter';
import {useActionData, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {ButtonLink} from '~/components/ButtonLink';
import {FormStatus} from '~/components/FormStatus';
import {PageHeader} from '~/components/PageHeader';
import {SITE} from '#contracts/site';
import {signUp} from '~/features/newsletter/sign-up.server';
import {readSignupPlace} from '~/features/newsletter/signup-place';
import {SignupForm} from '~/features/newsletter/SignupForm';
import {formHeaders} from '~/lib/forms/form-response.server';
import {readForm} from '~/lib/forms/read-form.server';
import {pageMeta} from '~/shop/seo/page-meta';
import {webPage} from '~/shop/structured-data/web-page';

export const headers = formHeaders;

const DESCRIPTION = words.description(SITE.artist.name);

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: words.title,
    description: DESCRIPTION,
    structuredData: (origin) =>
      webPage(origin, {name: words.title, path: '/newsletter', description: DESCRIPTION}),
  });

/** Every sign-up form posts here without scripts, and the response is this page; with scripts it posts to `/api/newsletter`. */
export async function action({request, context}: ActionFunctionArgs) {
  return signUp(context, await readForm(request));
}

export default function NewsletterPage() {
  const actionData = useActionData<typeof action>();
  const place = readSignupPlace(actionData?.ok === false ? actionData.values : {});

  return (
    <div className="mx-auto max-w-page px-gutter pt-[clamp(2rem,5vw,4.5rem)]">
      <PageHeader title={words.title}>{words.introduction}</PageHeader>
      <div className="mt-10 max-w-text">
        {actionData?.ok ? (
          <>
            <FormStatus notice={actionData.notice} kind="success" startsFocused />
            <ButtonLink to="/collections/prints" variant="outline" className="mt-8">
              {words.shopPrints}
            </ButtonLink>
          </>
        ) : (
          <SignupForm place={place} button={words.becomeMember} actionData={actionData} />
        )}
      </div>
    </div>
  );
}
