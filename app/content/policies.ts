/**
 * A policy page. Its text has placeholders for the shop's identity: `{shop}`, `{artist}`, `{place}`, `{post}` and
 * `{email}`; and `{taxes}`, `{customs}` and `{elsewhere}` for what the product page and the cart say too.
 */
export interface Policy {
  /** The last part of its path, `/pages/{handle}`. */
  handle: string;
  title: string;
  /** One sentence with the most common answer; also the page's description. */
  summary: string;
  sections: PolicySection[];
}

export interface PolicySection {
  heading: string;
  paragraphs: string[];
  list?: string[];
}

/** When the legal text last changed, as displayed. */
export const POLICIES_UPDATED = {date: '2023-06-28', text: 'June 28, 2023'};

/** How long a parcel takes, unless the artist says otherwise. */
export const PREPARATION_TIME = '3–5 business days';
export const CARRIERS_TIME =
  'How long the parcel then travels depends on the carrier and on where you live.';

/** The section that has the artist's note on delivery. */
export const TIMES_HEADING = 'How long it takes';

export const SHIPPING_POLICY: Policy = {
  handle: 'shipping',
  title: 'Shipping',
  summary: `Shipping is free to Canada and the USA, and every order leaves the studio within ${PREPARATION_TIME}.`,
  sections: [
    {
      heading: 'Canada and the USA',
      paragraphs: [
        'Shipping is free to every address in Canada and the United States, for prints and for original paintings alike. There is no minimum order.',
      ],
    },
    {
      heading: 'Everywhere else',
      paragraphs: [
        '{elsewhere} If you live in another country, please write to {email} before you order, with the name of the work and your address. You will get a price for careful shipping, and nothing is owed until you have agreed to it.',
      ],
    },
    {
      heading: TIMES_HEADING,
      paragraphs: [
        `Orders are processed in ${PREPARATION_TIME}. ${CARRIERS_TIME} A work that is marked Coming Soon can be ordered from its launch.`,
      ],
    },
    {
      heading: 'Taxes and duties',
      paragraphs: [
        'Prices are in Canadian dollars. {taxes} You see them before you pay. A parcel within Canada crosses no border and has no duty.',
        '{customs} If a carrier asks you for one that checkout did not show, please write to {email} before you pay it.',
      ],
    },
    {
      heading: 'When something goes wrong on the way',
      paragraphs: [
        'If a parcel arrives damaged, keep the packaging, take photographs of it and of the work, and write to {email} within 7 days of receipt. The Returns page says what happens next. If a parcel does not arrive at all, write as well: it will be traced and put right.',
      ],
    },
  ],
};

export const RETURNS_POLICY: Policy = {
  handle: 'returns',
  title: 'Returns',
  summary:
    'All sales are final, except where the law provides otherwise. Defects are replaced or refunded.',
  sections: [
    {
      heading: 'All sales are final',
      paragraphs: [
        'All sales, of prints and of originals, are final, except where the law provides otherwise. Rights of cancellation or refund that the law of your province, state or country gives you remain yours, whatever this page says.',
      ],
    },
    {
      heading: 'Damage and defects',
      paragraphs: [
        'A print that arrives damaged or defective is replaced or refunded, as you prefer. An original, which cannot be replaced, is refunded.',
        'Please write to {email} within 7 days of receipt, with:',
      ],
      list: [
        'your order number,',
        'a sentence that says what is wrong,',
        'photographs of the defect, and of the packaging if it was hurt on the way.',
      ],
    },
    {
      heading: 'What happens then',
      paragraphs: [
        'You will hear whether a replacement is on its way or a refund has been made. Refunds go back to the card or account that paid. You pay nothing for sending back a work that arrived damaged or defective.',
      ],
    },
    {
      heading: 'Colours on a screen',
      paragraphs: [
        'Every work is photographed in daylight and corrected beside the painting. Screens still differ from one another and from paper, and a small difference in colour is not a defect. If a colour matters to you, ask for a photograph beside something you know, before you order.',
      ],
    },
  ],
};

const OWN_BROWSER =
  'Your own browser keeps what you put into the cart until you check out or clear it, your shortlist with its notes until you remove them, the draft of a commission request until you send or clear it or thirty days have passed and, so that they open without a connection, pages of works that you looked at, with their pictures. Until you close the tab it also keeps the places to which you had scrolled and, where a link that led here names a campaign (utm_source and its like), that name. The name goes along to the checkout and says nothing about you; numbers that an advertiser gives to a single click (gclid, fbclid and their like) do not, unless you have agreed to be measured.';

const VIEWS =
  'The shop counts how often the page of a work is opened, as one number for each work and day, and keeps nothing about who opened it; a browser that sends Global Privacy Control or Do Not Track is not counted.';

const NO_TRACKING: PolicySection = {
  heading: 'No tracking',
  paragraphs: [
    'This site sets no advertising or analytics cookies, uses nothing that identifies, locates or profiles you, and sells nothing about you to anybody. That is why it asks you to accept nothing.',
    VIEWS,
    OWN_BROWSER,
  ],
};

const MEASURING: PolicySection = {
  heading: 'Measuring, if you agree',
  paragraphs: [
    'The studio would like to know which works are looked at, and which links lead here. The site asks first: until you have agreed nothing is set, and nothing is sent to anybody who measures, and no is as good an answer as yes. A browser that sends Global Privacy Control is not asked and not measured.',
    'If you agree, cookies are set, and the services that count for this shop, Google Analytics and Shopify, learn which pages you open, what you put into the cart and which link brought you here, under a number that stands for your browser. Your name, your email address and what you write are not sent. Change your mind at any time under “Privacy choices” at the foot of every page: counting stops at once, and the cookies are removed.',
    VIEWS,
    OWN_BROWSER,
  ],
};

export const PRIVACY_POLICY: Policy = {
  handle: 'privacy',
  title: 'Privacy',
  summary:
    'What {shop} knows about you, why, for how long, and whom to ask. This site does not track you.',
  sections: [
    {
      heading: 'Who is responsible',
      paragraphs: [
        '{artist} runs this shop and is the person in charge of the personal information that it holds. Write to {email}, or by post to {post}, about anything on this page.',
      ],
    },
    NO_TRACKING,
    {
      heading: 'What is collected, and why',
      paragraphs: ['Only what you give, and only for what you gave it:'],
      list: [
        'An order: your name, addresses, email address and what you bought, to deliver it and to account for it. Orders are placed and paid at Shopify’s checkout. Card details go to Shopify and its payment partners; this shop never sees them.',
        'A message or a commission request: your name, your email address, a telephone number if you give one, what you write and any pictures you send, to answer you and to do the work you ask for. Where and when a picture was taken is removed from it, and it is kept where only an address that nobody can guess opens it.',
        'The newsletter and the priority list: your email address, to write to you about new works and commission openings; and, as proof that you asked, when you did so, on which page and to which words, and when you confirmed it. If you ask to be told when a work is out or back, also which one.',
        'Against abuse of the forms and of the count of views: how often they were sent from one network address, which is scrambled beyond recognition and forgotten after a few hours.',
      ],
    },
    {
      heading: 'Letters by email',
      paragraphs: [
        'Until you confirm a sign-up by the link in its first letter, no other letter comes. You are on the list only if you asked to be; a message or a commission request does not put you there. Every letter names the studio and its postal address, and has a link that takes you off the list at once, with no account and at no cost.',
      ],
    },
    {
      heading: 'How long it is kept',
      paragraphs: [],
      list: [
        'Orders: six years after the end of the year, as Canadian tax law requires.',
        'Messages and commission requests, with their pictures: two years at most, then they are deleted. A commission’s own page, with its pictures: until sixty days after the painting was sent. Pictures of a request that was never sent: two days. Copies of the mails that the shop sent: 30 days.',
        'What you wait for: until the letter about it is written, or you unsubscribe; two years at most.',
        'Newsletter and priority list: until you unsubscribe; an address that nobody confirmed, 30 days. The proof that you had asked, and that you unsubscribed: three years more, for as long as the anti-spam law lets it be asked for.',
      ],
    },
    {
      heading: 'Who else handles it, and where',
      paragraphs: [
        'Shopify runs the checkout and keeps the orders, Supabase keeps what the forms send, Resend delivers the mails, and a carrier your parcel. The confirmed addresses of the list are kept at Shopify too, which sends its letters. Each handles what it needs for its part and nothing more. They may keep information outside your province, Quebec included, and outside Canada, for example in the United States, where the law of that country applies to it. Shopify’s own privacy policy covers its checkout.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You may ask what is held about you, have a copy of it, have it corrected or deleted, and take back a consent at any time. Write to {email}; you will have an answer within 30 days, at no cost. If the answer does not satisfy you, you may complain to the Office of the Privacy Commissioner of Canada, in Quebec to the Commission d’accès à l’information, or to the authority where you live.',
        'Should information ever be lost or fall into the wrong hands in a way that could harm you, you and the Commissioner will be told without delay.',
      ],
    },
    {
      heading: 'Children',
      paragraphs: [
        'The service is not for anyone under 13, and no information is knowingly collected from a child. If a child has written to the studio, tell {email} and it will be deleted.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: ['When this page changes, so does the date at its head.'],
    },
  ],
};

/** The privacy policy when analytics are configured; see `trackingSettings`. */
export const MEASURED_PRIVACY_POLICY: Policy = {
  ...PRIVACY_POLICY,
  summary:
    'What {shop} knows about you, why, for how long, and whom to ask. You are measured only if you agree.',
  sections: PRIVACY_POLICY.sections.map((section) =>
    section === NO_TRACKING ? MEASURING : section,
  ),
};

export const TERMS_POLICY: Policy = {
  handle: 'terms',
  title: 'Terms',
  summary: 'The terms on which {shop} sells and on which you may use this site.',
  sections: [
    {
      heading: 'Who you are dealing with',
      paragraphs: [
        'The seller is {artist}, trading as {shop}, {post}. You can reach the studio at {email}.',
      ],
    },
    {
      heading: 'Who may buy',
      paragraphs: [
        'You must be over 18 to order here. By placing an order you say that you are, and that what you enter is true.',
      ],
    },
    {
      heading: 'Orders and prices',
      paragraphs: [
        'Prices are in Canadian dollars. {taxes} You see them before you pay. Orders are placed and paid at Shopify’s checkout, under Shopify’s terms for that service, and you can look your order over there before you confirm it.',
        'The contract is made when your order is confirmed by email. If a work turns out to be sold, or its price was plainly a mistake, the order may be declined; whatever you paid is then returned in full.',
        'Original paintings are priced on request and sold by agreement with the studio.',
      ],
    },
    {
      heading: 'Delivery, returns and defects',
      paragraphs: [
        `Shipping is free to Canada and the USA, and orders are processed in ${PREPARATION_TIME}. Customers elsewhere are asked to write first. All sales are final, except where the law provides otherwise. Defects that are reported within 7 days of receipt with photo evidence are replaced or refunded; an original, which cannot be replaced, is refunded. The pages Shipping and Returns say more and are part of these terms.`,
      ],
    },
    {
      heading: 'Copyright',
      paragraphs: [
        'The pictures and the words on this site are the artist’s. Buying a work, an original or a print, gives you the object and not the right to reproduce it. You are welcome to photograph it on your wall and to show it to anyone. For any other use, please ask.',
      ],
    },
    {
      heading: 'Using the site',
      paragraphs: [
        'Please use it as a visitor would: do not disturb it, break into it, or send through it what is unlawful or belongs to somebody else.',
      ],
    },
    {
      heading: 'Liability',
      paragraphs: [
        'The site is offered as it is, and it may at times be out of reach or hold a mistake. Except where the law provides otherwise, the studio is not liable for indirect or consequential loss, and all its liability together is limited to 100 USD.',
        'Nothing in these terms takes away a right that consumer law gives you.',
      ],
    },
    {
      heading: 'Law and changes',
      paragraphs: [
        'The law of New Brunswick and the federal law of Canada that applies there govern these terms, except where the law provides otherwise for a consumer. When the terms change, so does the date at their head; an order keeps the terms under which it was placed.',
      ],
    },
  ],
};
