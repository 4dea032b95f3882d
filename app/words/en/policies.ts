/** Texts that the policy pages share. Each policy has its own file. */
export default {
  navigation: 'Policies',
  contents: 'On this page',
  lastUpdated: 'Last updated',
};
