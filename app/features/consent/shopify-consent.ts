interface ShopifyWindow {
  Shopify?: {
    customerPrivacy?: {
      setTrackingConsent: (consent: Record<string, boolean>, done: () => void) => void;
    } | null;
  };
}

/** Passes the choice to Shopify's Customer Privacy API if it has loaded; Shopify sets and deletes its own cookies. */
export function setShopifyConsent(isAllowed: boolean, done: () => void = () => {}): void {
  const {customerPrivacy} = (window as ShopifyWindow).Shopify ?? {};
  customerPrivacy?.setTrackingConsent(
    {analytics: isAllowed, marketing: false, preferences: false, sale_of_data: false},
    done,
  );
}
