import type {Handler} from '../http';
import type {Faults} from './faults';
import {respondWithFaults} from './respond-with-faults';

/** The Admin API with the faults of the target `admin`; the pages at `/admin` go past them. */
export function withAdminFaults(adminApi: Handler, faults: Faults): Handler {
  return (request) => respondWithFaults(faults.take(['admin']), () => adminApi(request));
}
