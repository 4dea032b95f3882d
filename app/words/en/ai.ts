/** The page that says what search engines and AI companies may do with the shop. */
export default {
  title: 'Search and AI',
  description:
    'What search engines, assistants and AI companies may do with the works and texts of this shop.',
  /** The headings and sentences of `/agents.md`. */
  agents: {
    about: (artist: string, place: string) =>
      `${artist} paints in ${place} and sells here directly.`,
    rules: 'How to help a visitor',
    buy: (cart: string) =>
      `The visitor places the order, not the agent. ${cart} fills the cart (several works are written as 1:1,2:1) and leads to Shopify’s checkout.`,
    catalogue: (endpoint: string, profile: string) =>
      `Search the catalogue with the Universal Commerce Protocol: POST to ${endpoint}. The profile is at ${profile}.`,
    terms:
      'Prices are in Canadian dollars. Shipping to Canada and the USA is free. All sales are final, except where the law provides otherwise.',
    originals: 'The price of an original is given on request. Never guess it.',
    launches: 'A work that is coming soon has no price and can’t be bought before it launches.',
    use: 'What else is allowed, and what isn’t',
    works: 'Works, the newest first',
    pages: 'Pages',
    files: 'Files',
    googleFeed: 'Product feed in Google’s format',
    openAiFeed: 'Product feed in OpenAI’s format',
    sitemap: 'Sitemap',
  },
  search: {
    question: 'May these works be found by search?',
    yes: 'Yes. Search engines and assistants may list every public page of this shop.',
    no: 'No. The pages ask search engines and assistants not to list them.',
  },
  answers: {
    question: 'May an assistant quote this shop?',
    yes: 'Yes. An assistant that answers a question may read a page, quote from it and link to it.',
    no: 'No. Assistants are asked not to read these pages, even to answer a question.',
  },
  training: {
    question: 'May these works be used to train AI?',
    yes: 'Yes. Pictures and texts may become training data.',
    no: 'No. Nobody may use the pictures, poems or texts of this shop to train AI models. This reserves all rights to text and data mining.',
  },
  how: {
    question: 'How does the shop let machines know?',
    answer:
      'The robots.txt file lists the agents of AI companies and what each may do, and every page repeats it in its headers (Content-Signal and Content-Usage). Pictures that I’ve prepared with the shop’s own tool also carry my choice in the file itself, in the format that the IPTC recommends.',
  },
  limits: {
    question: 'What are the limits?',
    answer:
      'It’s a request, and I can’t enforce it. Honest companies respect it, but others may not. It doesn’t remove what was already collected or reach copies of a picture on other sites, and smaller versions of a picture may lose the mark in the file. An assistant may still open a page if you ask it to.',
  },
};
