import {SITE} from '#contracts/site';

/** The footer of a printed product page: URL, artist and addresses. */
export function PrintImprint({address}: {address: string}) {
  return (
    <footer className="mt-6 hidden border-t pt-4 text-sm print:block">
      <p>{address}</p>
      <p>
        {SITE.artist.name}, {SITE.email}
      </p>
      <p>{SITE.postalAddress}</p>
    </footer>
  );
}
