/** What the sign-up form for a product's launch says. It is data, so that no other product's page has it in its code. */
export interface LaunchWords {
  heading: string;
  text: string;
  button: string;
}

export function launchWords({title}: {title: string}): LaunchWords {
  return {
    heading: 'Join the priority list',
    text: `Priority Members hear first when ${title} launches, before everybody else.`,
    button: 'Join the Priority List',
  };
}
