/** What the policy pages have in common. Their texts are rooms of their own. */
export default {
  navigation: 'Policies',
  contents: 'On this page',
  lastUpdated: 'Last updated',
  updated: 'June 28, 2023',
};
