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
import {routeHeaders} from '~/lib/caching/page-headers';
import {readForm} from '~/lib/forms/read-form.server';
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

/**
 * The form posts here without JavaScript, and the response is this page. With JavaScript, it posts to `/api/contact`.
 */
export async function action({request, context}: ActionFunctionArgs) {
  return sendMessage(context, await readForm(request));
}

export default function ContactPage() {
  const words = useWords();
  const {email, postalAddress} = useSite();
  const actionData = useActionData<typeof action>();
  // A link may contain a subject, a message and the handle of a work: `/contact?subject=…&work=…`. They're part of the
  // URL, so caches store each page separately.
  const [searchParams] = useSearchParams();
  const subject = (searchParams.get('subject') ?? '').slice(0, LIMITS.contactSubject);
  const work = searchParams.get('work') ?? '';
  const message = (searchParams.get('message') ?? '').slice(0, LIMITS.contactMessage);

  return (
    <div className="mx-auto grid max-w-page gap-x-columns gap-y-8 px-gutter pt-[clamp(2rem,5vw,4.5rem)] lg:grid-cols-[minmax(0,0.85fr)_minmax(0,1fr)]">
      <div className="grid content-start gap-y-6 max-lg:contents">
        <PageHeader title={words.contact.title}>{words.contact.introduction}</PageHeader>
        {/* On a phone these are below the form. */}
        <div className="grid gap-x-columns gap-y-4 text-muted max-sm:order-1 sm:grid-cols-2 lg:max-[108rem]:grid-cols-1">
          <div>
            <p className="font-serif text-xl tracking-title wrap-anywhere">
              <TextLink to={`mailto:${email}`} className="inline-block py-2">
                {email}
              </TextLink>
            </p>
            <address className="mt-2 not-italic">{postalAddress}</address>
          </div>
          {/* A link stays in one piece where it fits a line. */}
          <div className="grid content-start gap-2 [&_a]:inline-block">
            <p>
              <LinkedSentence words={words.contact.commissions} to="/commissions" />
            </p>
            <p>
              <LinkedSentence words={words.contact.order} to="/order" />
            </p>
          </div>
        </div>
        {/* A strip above the form on a phone; on a tablet the form comes first. */}
        <div className="max-sm:[&_img]:aspect-16/7 max-sm:[&_img]:object-cover max-sm:[&_img]:object-[50%_30%] sm:max-lg:order-last sm:max-lg:max-w-text">
          <SitePicture
            shows="studioPicture"
            sizes="(min-width: 120em) 46rem, (min-width: 64em) 42vw, (min-width: 44em) 40rem, 92vw"
            loading="eager"
          />
        </div>
      </div>
      <ContactForm
        key={subject + work}
        subject={subject}
        message={message}
        work={work}
        actionData={actionData}
      />
    </div>
  );
}
