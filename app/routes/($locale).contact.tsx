import {useActionData, useSearchParams, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {LinkedSentence} from '~/components/LinkedSentence';
import {PageHeader} from '~/components/PageHeader';
import {SitePicture} from '~/shop/site/SitePicture';
import {TextLink} from '~/components/TextLink';
import {LIMITS} from '#contracts/limits';
import {SITE} from '#contracts/site';
import {ContactForm} from '~/features/contact/ContactForm';
import {sendMessage} from '~/features/contact/send-message.server';
import {useOpeningFragment} from '~/lib/browser/use-opening-fragment';
import {routeHeaders} from '~/lib/caching/page-headers';
import {respondForm} from '~/lib/forms/form-response.server';
import {readForm} from '~/lib/forms/read-form.server';
import {beginning} from '~/lib/shorten';
import {pageMeta} from '~/shop/seo/page-meta';
import {useSite} from '~/shop/site/use-site';
import {shop, shopId} from '~/shop/structured-data/shop';
import {useWords, wordsAt} from '~/words';

export const headers = routeHeaders;

export const meta: MetaFunction = (args) => {
  const words = wordsAt(args.location.pathname);
  return pageMeta(args, {
    title: words.contact.title,
    description: words.contact.description(SITE.artist.name),
    webPage: {type: 'ContactPage', mainEntity: (origin) => ({'@id': shopId(origin)})},
    structuredData: (origin, site) => [shop(words, origin, site)],
  });
};

/** The form posts here without JavaScript, and the response is this page. */
export async function action({request, context}: ActionFunctionArgs) {
  return respondForm(await sendMessage(context, await readForm(request)));
}

export default function ContactPage() {
  const words = useWords();
  const {email, postalAddress} = useSite();
  const actionData = useActionData<typeof action>();
  // A link may have a subject, a message and the handle of a work: `/contact?subject=…&work=…`. They're part of the
  // URL, so caches store each page separately.
  const [searchParams] = useSearchParams();
  const subject = beginning(searchParams.get('subject') ?? '', LIMITS.contactSubject);
  const work = searchParams.get('work') ?? '';
  // A private message is in the fragment: `/contact?subject=…#message=…`.
  const fragment = new URLSearchParams(useOpeningFragment());
  const given = fragment.get('message') ?? searchParams.get('message') ?? '';
  const message = beginning(given, LIMITS.contactMessage);

  return (
    <div className="large-type page grid grid-cols-1 gap-x-5 gap-y-3 pt-6 sm:grid-cols-2 sm:gap-y-6 md:pt-[clamp(2rem,5vw,2.5rem)] 2xl:pt-16 lg:grid-cols-[minmax(0,0.85fr)_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr] lg:gap-x-columns">
      <PageHeader title={words.contact.title}>{words.contact.introduction}</PageHeader>
      {/* On a phone the postal address is below the form. */}
      <div className="max-sm:contents">
        <p className="font-serif text-xl tracking-title wrap-anywhere max-sm:order-1">
          <TextLink to={`mailto:${email}`} className="inline-block py-2">
            {email}
          </TextLink>
        </p>
        <address className="text-muted not-italic max-sm:order-2">{postalAddress}</address>
      </div>
      {/* On a phone it's after the form. */}
      <div className="sm:max-lg:col-start-2 sm:max-lg:row-span-2 sm:max-lg:row-start-1 max-sm:order-2 max-sm:mt-3">
        <SitePicture
          shows="studioPicture"
          sizes="(min-width: 120em) 46rem, (min-width: 64em) 42vw, (min-width: 40em) 48vw, 92vw"
          loading="eager"
        />
      </div>
      <div className="max-sm:order-1 sm:max-lg:col-span-2 lg:col-start-2 lg:row-span-3 lg:row-start-1">
        <ContactForm
          key={subject + work}
          subject={subject}
          message={message}
          work={work}
          actionData={actionData}
        />
        {/* A link that fits a line doesn't wrap. */}
        <div className="mt-7 grid gap-x-5 gap-y-2 border-t border-line pt-5 text-muted sm:grid-cols-2 lg:mt-6 lg:pt-4 [&_a]:inline-block">
          <p>
            <LinkedSentence words={words.contact.commissions} to="/commissions" />
          </p>
          <p>
            <LinkedSentence words={words.contact.order} to="/order" />
          </p>
        </div>
      </div>
    </div>
  );
}
