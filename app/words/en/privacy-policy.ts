/** Also applies without consent. */
const COUNTED =
  'The shop counts how often each work’s page is opened, as one number per work and day, and keeps nothing about who opened it. Browsers that send Global Privacy Control or Do Not Track aren’t counted.';
const STORED = 'Your browser stores these on your device:';
const STORED_ITEMS = [
  'Your cart: until you empty it.',
  'Your shortlist and its notes: until you remove them.',
  'The draft of a commission request: until you send it or clear it, or for 30 days.',
  'A message you’ve started: until you send it or close the tab.',
  'The pages of works you’ve viewed, with their pictures, so that they open offline.',
  'How far you’ve scrolled on each page: until you close the tab.',
  'The name of a campaign, if the link that led here has one (utm_source and similar): until you close the tab. It goes with you to checkout and says nothing about you. Click IDs that advertisers add to links (gclid, fbclid and similar) don’t go with you unless you’ve agreed to have your visits measured.',
];
const OTHERS =
  'Shopify runs the checkout and keeps the orders, Supabase stores what you send with the forms, Resend delivers the emails, and a carrier delivers your parcel. Shopify also stores the list’s confirmed addresses and sends the newsletters. Each handles only what it needs for its part. They may keep information outside your province, including outside Quebec if you live there, and outside Canada, for example in the United States, where that country’s law applies to it. Shopify’s own privacy policy covers its checkout.';

/** The privacy policy; `{shop}`, `{artist}`, `{post}` and `{email}` are filled in. */
export default {
  title: 'Privacy',
  summary:
    'What {shop} knows about you, why, for how long, and whom to ask. This site doesn’t track you.',
  sections: {
    responsible: {
      heading: 'Who is responsible',
      blocks: [
        '{artist} runs this shop and is in charge of the protection of the personal information it holds. For anything on this page, write to {email}, or by mail to {post}.',
      ],
    },
    tracking: {
      heading: 'No tracking',
      blocks: [
        'This site sets no advertising or analytics cookies, uses nothing that identifies, locates or profiles you, and sells nothing about you to anyone. So there’s nothing for you to accept.',
        COUNTED,
        STORED,
        STORED_ITEMS,
      ],
    },
    collected: {
      heading: 'What is collected, and why',
      blocks: [
        'The shop collects only what you give it, and uses it only for the purpose you gave it for:',
        [
          'An order: your name, addresses, email address and what you bought, to deliver it and account for it. You place and pay for orders at Shopify’s checkout. Your card details go to Shopify and its payment partners; this shop never sees them.',
          'A message or a commission request: your name, your email address, a phone number if you give one, what you write and any pictures you send, to answer you and do the work you ask for. The place and date a picture was taken are removed from it, and the picture can be opened only with a link that nobody can guess.',
          'A request to hold an original: your name, your email address and what you write; and, if the artist agrees, the price, the payments and when they were made. Its page opens only with the link in your emails. You pay at Shopify’s checkout. The same goes for the payments of a commission.',
          'The newsletter and the priority list: your email address, to write to you about new works and commission openings; and, as proof that you asked, when and on which page you did so, the wording you agreed to, and when you confirmed. If you ask about a launch, the shop also keeps which work; if you choose a topic, it keeps your choice.',
          'One email when a work is available again: your email address and which work or size, only for that email; and when and on which page you asked, the wording you agreed to, and when you confirmed. It doesn’t add you to any list.',
          'Protection against abuse of the forms and of the view count: how many requests came from one network address, which is stored only in scrambled form and deleted after a few hours.',
        ],
      ],
    },
    letters: {
      heading: 'Emails from the studio',
      blocks: [
        'Until you confirm a sign-up with the link in the first email, you get no others. You’re on the list only if you asked to be; a message or a commission request doesn’t put you there. Every email to the list names the studio and its postal address, and has a link that takes you off the list at once, with no account and at no cost.',
      ],
    },
    kept: {
      heading: 'How long it is kept',
      blocks: [
        [
          'Orders: six years after the end of the tax year they belong to, as Canadian tax law requires.',
          'Messages and commission requests, with their pictures: up to two years, then they’re deleted. A commission whose price you’ve accepted: at least until it’s closed. A commission’s own page, with its pictures: until 60 days after the painting ships. Pictures from a request that was never sent: two days. Copies of the emails the shop sent: 30 days.',
          'Requests to hold an original: two years after the hold is over, or 30 days if nobody confirms them.',
          'Requests for one email when a work is available again: until the email is sent or you unsubscribe, and for two years at the longest. If nobody confirms them: 30 days.',
          'Newsletter and priority list: until you unsubscribe. An email address that nobody confirmed: 30 days. The proof that you asked, and that you unsubscribed: three more years, because Canada’s Anti-Spam Legislation (CASL) can require it for that long.',
        ],
      ],
    },
    others: {
      heading: 'Who else handles it, and where',
      blocks: [OTHERS],
    },
    rights: {
      heading: 'Your rights',
      blocks: [
        'You can ask what information the shop holds about you, get a copy of it, have it corrected or deleted, and withdraw your consent at any time. You can also get the information you gave in a structured, commonly used format, or have it sent in that format to another organization you choose. Write to {email}; you’ll get an answer within 30 days, at no cost. If the answer doesn’t satisfy you, you can complain to the Office of the Privacy Commissioner of Canada, to the Commission d’accès à l’information if you live in Quebec, or to the authority where you live.',
        'If information is ever lost or falls into the wrong hands in a way that could harm you, the studio will notify you without delay, along with the Privacy Commissioner of Canada and, where Quebec’s law applies, the Commission d’accès à l’information.',
      ],
    },
    children: {
      heading: 'Children',
      blocks: [
        'The service isn’t for anyone under 13, and the studio doesn’t knowingly collect information from a child under 13. If a child has sent the studio any, write to {email} and it will be deleted.',
      ],
    },
    changes: {
      heading: 'Changes',
      blocks: [
        'Any changes to this policy appear on this page, and apply from the day they appear.',
      ],
    },
  },

  /** Replaces these when analytics are configured. */
  measured: {
    summary:
      'What {shop} knows about you, why, for how long, and whom to ask. Your visits are measured only if you agree.',
    sections: {
      tracking: {
        heading: 'Measuring visits, if you agree',
        blocks: [
          'The studio would like to know which works people look at, and which links lead here. The site asks first: until you agree, no cookies are set and nothing is sent to any measuring service. “No” is as good an answer as “yes”. If your browser sends Global Privacy Control, you aren’t asked and your visits aren’t measured.',
          'If you agree, cookies are set, and the services that measure visits to this shop (Google Analytics, Shopify or both) learn which pages you open, what you add to the cart and which link brought you here. They tell visitors apart by a number that identifies the browser. They get the URL of each page without anything after the question mark, except the name of a campaign. When you send a message or a commission request, Google Analytics also gets its subject as you typed it and, for a request, the size and the budget. It gets nothing else you type: not your name, your email address or your message. You can change your mind at any time under “Privacy Choices” at the foot of every page. Measuring then stops at once, and the cookies are removed.',
          COUNTED,
          STORED,
          STORED_ITEMS,
        ],
      },
      others: {
        heading: 'Who else handles it, and where',
        blocks: [
          OTHERS,
          'If you agree to have your visits measured, Google, Shopify or both also handle what they learn about your visits. They, too, may keep it outside your province and outside Canada.',
        ],
      },
    },
  },
};
