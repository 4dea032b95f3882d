import type {ChangeableCatalogue} from '../catalogue/catalogue';
import type {Content} from '../catalogue/content';
import type {MailOrigins} from '../checkout/order-mails';
import type {Clock} from '../clock';
import type {Database} from '../database/database';
import type {UploadedFiles} from '../images/uploaded-files';
import type {Webhooks} from './webhooks';

/** The context that graphql-js passes to every resolver of a request. */
export interface AdminContext {
  catalogue: ChangeableCatalogue;
  content: Content;
  database: Database;
  uploads: UploadedFiles;
  clock: Clock;
  webhooks: Webhooks;
  /** The shop's origin, for links in emails. */
  storefrontOrigin: string;
  /** The origin at which the client reached this API and its pictures. */
  origin: string;
}

export function mailOrigins({storefrontOrigin, origin}: AdminContext): MailOrigins {
  return {storefront: storefrontOrigin, checkout: origin};
}
