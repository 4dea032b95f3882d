import type {Backend} from './backend';
import type {Environment} from '../store/settings';

/** Prints the URL of each running service. */
export function printAddresses(environment: Environment, backend: Backend | null): void {
  const lines = [`Shop                      http://localhost:${environment.PORT}`];
  if (backend && !environment.PUBLIC_STORE_DOMAIN) {
    lines.push(`Checkout, Storefront API  ${backend.origin}`);
    lines.push(`The artist's admin        ${backend.origin}/admin`);
  }
  if (backend) lines.push(`Mailbox                   ${backend.origin}/mailbox`);
  console.info(`\n${lines.join('\n')}\n`);
}
