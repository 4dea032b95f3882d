import {DAY_MS} from '../../supabase/functions/_shared/contracts/time/days';
import type {Product} from '../catalogue/types';

const LAUNCHING_HANDLE = 'keeper-of-the-dark';
const LAUNCHES_AFTER_DAYS = 9;
/** Atlantic Standard Time. The launch uses this offset all year. */
const OFFSET_HOURS = -4;

/** Gives the only coming-soon product its launch, nine days after `now`. Returns other products unchanged. */
export function withLaunch(product: Product, now: Date): Product {
  if (product.handle !== LAUNCHING_HANDLE) return product;
  const launchAt = formatWithOffset(new Date(now.getTime() + LAUNCHES_AFTER_DAYS * DAY_MS));
  return {
    ...product,
    metafields: [
      ...product.metafields,
      {namespace: 'custom', key: 'launch_at', type: 'date_time', value: launchAt},
    ],
  };
}

function formatWithOffset(instant: Date): string {
  const local = new Date(instant.getTime() + OFFSET_HOURS * 60 * 60 * 1000);
  return `${local.toISOString().slice(0, 19)}-04:00`;
}
