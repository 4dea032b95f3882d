import type {LanguageCode} from '../../supabase/functions/_shared/contracts/languages';
import type {CountryCode} from './regions';
import {CHECKOUT_WORDS} from './words/by-language';

export interface Tax {
  /** The tax's name on a receipt in the buyer's language: `HST (15%)`. */
  label: string;
  cents: number;
}

/** Harmonized sales tax in per cent by province; Nova Scotia's since 2025-04-01. */
const HST_PERCENT: Readonly<Record<string, number>> = {NB: 15, NL: 15, PE: 15, NS: 14, ON: 13};
const GST_PERCENT = 5;

/**
 * The sales tax on `taxableCents` for a delivery to the region; null outside Canada, because exports aren't taxed. The
 * province of delivery determines the rate. Leaves out provincial taxes other than HST (PST, QST), because a small
 * seller outside those provinces doesn't have to register for them.
 * https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/charge-collect-which-rate.html
 */
export function taxFor(
  country: CountryCode,
  region: string,
  taxableCents: number,
  language: LanguageCode = 'en',
): Tax | null {
  if (country !== 'CA') return null;
  const hst = HST_PERCENT[region];
  const percent = hst ?? GST_PERCENT;
  const {harmonizedTax, federalTax} = CHECKOUT_WORDS[language].order;
  return {
    label: hst === undefined ? federalTax(percent) : harmonizedTax(percent),
    cents: Math.round((taxableCents * percent) / 100),
  };
}
