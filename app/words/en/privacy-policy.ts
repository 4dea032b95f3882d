/** The privacy policy; `{shop}`, `{artist}`, `{post}` and `{email}` are filled in. */
export default {
  title: 'Privacy',
  summary:
    'What {shop} knows about you, why, for how long, and whom to ask. This site does not track you.',
  measuredSummary:
    'What {shop} knows about you, why, for how long, and whom to ask. You are measured only if you agree.',
  responsible: {
    heading: 'Who is responsible',
    paragraphs: [
      '{artist} runs this shop and is the person in charge of the personal information that it holds. Write to {email}, or by post to {post}, about anything on this page.',
    ],
  },
  noTracking: {
    heading: 'No tracking',
    text: 'This site sets no advertising or analytics cookies, uses nothing that identifies, locates or profiles you, and sells nothing about you to anybody. That is why it asks you to accept nothing.',
  },
  measuring: {
    heading: 'Measuring, if you agree',
    asked:
      'The studio would like to know which works are looked at, and which links lead here. The site asks first: until you have agreed nothing is set, and nothing is sent to anybody who measures, and no is as good an answer as yes. A browser that sends Global Privacy Control is not asked and not measured.',
    agreed:
      'If you agree, cookies are set, and the services that count for this shop, Google Analytics and Shopify, learn which pages you open, what you put into the cart and which link brought you here, under a number that stands for your browser. The address of a page is sent without what follows its question mark, except for the name of a campaign. When you send a message or a commission request, Google Analytics also learns its subject as you typed it and, of a request, the size and the budget. Nothing else that you type is sent: not your name, your email address or your message. Change your mind at any time under “Privacy choices” at the foot of every page: counting stops at once, and the cookies are removed.',
  },
  views:
    'The shop counts how often the page of a work is opened, as one number for each work and day, and keeps nothing about who opened it; a browser that sends Global Privacy Control or Do Not Track is not counted.',
  ownBrowser:
    'Your own browser keeps what you put into the cart until you check out or clear it, your shortlist with its notes until you remove them, the draft of a commission request until you send or clear it or thirty days have passed and, so that they open without a connection, pages of works that you looked at, with their pictures. Until you close the tab it also keeps a message that you have begun to write, until you send it, the places to which you had scrolled and, where a link that led here names a campaign (utm_source and its like), that name. The name goes along to the checkout and says nothing about you; numbers that an advertiser gives to a single click (gclid, fbclid and their like) do not, unless you have agreed to be measured.',
  collected: {
    heading: 'What is collected, and why',
    paragraphs: ['Only what you give, and only for what you gave it:'],
    list: [
      'An order: your name, addresses, email address and what you bought, to deliver it and to account for it. Orders are placed and paid at Shopify’s checkout. Card details go to Shopify and its payment partners; this shop never sees them.',
      'A message or a commission request: your name, your email address, a telephone number if you give one, what you write and any pictures you send, to answer you and to do the work you ask for. Where and when a picture was taken is removed from it, and it is kept where only an address that nobody can guess opens it.',
      'The newsletter and the priority list: your email address, to write to you about new works and commission openings; and, as proof that you asked, when you did so, on which page and to which words, and when you confirmed it. If you ask to be told when a work is out, also which one.',
      'One email when a sold-out size is back: your email address and which size, for that email alone; with when, on which page and to which words you asked, and when you confirmed it. It puts you on no list.',
      'Against abuse of the forms and of the count of views: how often they were sent from one network address, which is scrambled beyond recognition and forgotten after a few hours.',
    ],
  },
  letters: {
    heading: 'Letters by email',
    paragraphs: [
      'Until you confirm a sign-up by the link in its first letter, no other letter comes. You are on the list only if you asked to be; a message or a commission request does not put you there. Every letter names the studio and its postal address, and has a link that takes you off the list at once, with no account and at no cost.',
    ],
  },
  kept: {
    heading: 'How long it is kept',
    paragraphs: [],
    list: [
      'Orders: six years after the end of the year, as Canadian tax law requires.',
      'Messages and commission requests, with their pictures: two years at most, then they are deleted. A commission’s own page, with its pictures: until sixty days after the painting was sent. Pictures of a request that was never sent: two days. Copies of the mails that the shop sent: 30 days.',
      'What you wait for: until the email about it is written, or you unsubscribe; two years at most, and 30 days if nobody confirms it.',
      'Newsletter and priority list: until you unsubscribe; an address that nobody confirmed, 30 days. The proof that you had asked, and that you unsubscribed: three years more, for as long as the anti-spam law lets it be asked for.',
    ],
  },
  others: {
    heading: 'Who else handles it, and where',
    paragraphs: [
      'Shopify runs the checkout and keeps the orders, Supabase keeps what the forms send, Resend delivers the mails, and a carrier your parcel. The confirmed addresses of the list are kept at Shopify too, which sends its letters. Each handles what it needs for its part and nothing more. They may keep information outside your province, Quebec included, and outside Canada, for example in the United States, where the law of that country applies to it. Shopify’s own privacy policy covers its checkout.',
    ],
  },
  rights: {
    heading: 'Your rights',
    paragraphs: [
      'You may ask what is held about you, have a copy of it, have it corrected or deleted, and take back a consent at any time. Write to {email}; you will have an answer within 30 days, at no cost. If the answer does not satisfy you, you may complain to the Office of the Privacy Commissioner of Canada, in Quebec to the Commission d’accès à l’information, or to the authority where you live.',
      'Should information ever be lost or fall into the wrong hands in a way that could harm you, you and the Commissioner will be told without delay.',
    ],
  },
  children: {
    heading: 'Children',
    paragraphs: [
      'The service is not for anyone under 13, and no information is knowingly collected from a child. If a child has written to the studio, tell {email} and it will be deleted.',
    ],
  },
  changes: {
    heading: 'Changes',
    paragraphs: ['When this page changes, so does the date at its head.'],
  },
};
