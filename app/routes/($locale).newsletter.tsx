import {useActionData, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {ButtonLink} from '~/components/ButtonLink';
import {FormStatus} from '~/components/FormStatus';
import {PageHeader} from '~/components/PageHeader';
import {PicturePage} from '~/components/PicturePage';
import {SITE} from '#contracts/site';
import {EaselPicture} from '~/features/newsletter/EaselPicture';
import {signUp} from '~/features/newsletter/sign-up.server';
import {readSignupPlace} from '~/features/newsletter/signup-place';
import {SignupForm} from '~/features/newsletter/SignupForm';
import {routeHeaders} from '~/lib/caching/page-headers';
import {respondForm} from '~/lib/forms/form-response.server';
import {readForm} from '~/lib/forms/read-form.server';
import {pageMeta} from '~/shop/seo/page-meta';
import {useWords, wordsAt} from '~/words';

export const headers = routeHeaders;

export const meta: MetaFunction = (args) => {
  const words = wordsAt(args.location.pathname);
  return pageMeta(args, {
    title: words.newsletter.becomeMember,
    description: words.newsletter.description(SITE.artist.name),
    webPage: {},
  });
};

/** Every sign-up form posts here without JavaScript, and the response is this page. */
export async function action({request, context}: ActionFunctionArgs) {
  return respondForm(await signUp(context, await readForm(request)));
}

export default function NewsletterPage() {
  const words = useWords();
  const actionData = useActionData<typeof action>();
  const place = readSignupPlace(actionData?.ok === false ? actionData.values : {});

  return (
    <PicturePage picture={<EaselPicture />}>
      <PageHeader title={words.newsletter.heading}>{words.newsletter.introduction}</PageHeader>
      <div className="mt-6 max-w-text sm:mt-10">
        {actionData?.ok ? (
          <>
            <FormStatus notice={actionData.notice} kind="success" startsFocused />
            <ButtonLink to="/collections/prints" variant="outline" className="mt-8">
              {words.navigation.shopPrints}
            </ButtonLink>
          </>
        ) : (
          <SignupForm
            place={place}
            button={words.newsletter.subscribe}
            actionData={actionData}
            isStacked
          />
        )}
      </div>
    </PicturePage>
  );
}
