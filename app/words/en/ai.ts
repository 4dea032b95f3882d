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
      `The visitor buys, not the agent: ${cart} fills the cart, with several works as 1:1,2:1, and Shopify’s checkout follows.`,
    terms:
      'Prices are in Canadian dollars. Shipping to Canada and the USA is free. All sales are final, except where the law provides otherwise.',
    originals: 'The price of an original is given on request. Never guess it.',
    launches: 'A work that is coming soon has no price and can’t be bought before it launches.',
    use: 'What else is allowed, and what isn’t',
    works: 'Works, the newest first',
    allWorks: 'All works',
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
    question: 'How does the shop say so to machines?',
    answer:
      'The file robots.txt names the agents of AI companies and what each may do, and every page says the same in its headers (Content-Signal and Content-Usage). A picture that I prepared with the shop’s own tool also carries my choice in the file, in the form that the IPTC recommends.',
  },
  limits: {
    question: 'What can’t this do?',
    answer:
      'It asks; it can’t force. Honest companies obey, others may not. It doesn’t remove what was collected before, it doesn’t reach copies of a picture on other sites, and smaller versions of a picture may lose the mark in the file. An assistant may still open a page that you ask it to open.',
  },
};
