/** The hosted checkout's page with valid values, for a delivery in New Brunswick. */
export function aCheckoutForm(changes: Readonly<Record<string, string>> = {}): URLSearchParams {
  return new URLSearchParams({
    intent: 'pay',
    email: 'ada@example.com',
    name: 'Ada Leblanc',
    address1: '12 Water Street',
    city: 'Saint Andrews',
    country: 'CA',
    region: 'CA-NB',
    postalCode: 'E5B 1A1',
    cardNumber: '4242 4242 4242 4242',
    cardExpiry: '09/39',
    cardCode: '123',
    ...changes,
  });
}

/** The total in cents that the page asks the shopper to agree to. */
export function agreedTotalIn(page: string): string {
  return /name="agreedTotalCents"\s+value="(\d+)"/.exec(page)?.[1] ?? '';
}
