interface ShopifyWindow {
  Shopify?: {
    customerPrivacy?: {
      setTrackingConsent: (consent: Record<string, boolean>, done: () => void) => void;
    } | null;
  };
}

/** Tells Shopify's Customer Privacy API, once it is there, of the choice; it sets or removes what it needs itself. */
export function setShopifyConsent(isAllowed: boolean, done: () => void = () => {}): void {
  const {customerPrivacy} = (window as ShopifyWindow).Shopify ?? {};
  customerPrivacy?.setTrackingConsent(
    {analytics: isAllowed, marketing: false, preferences: false, sale_of_data: false},
    done,
  );
}
