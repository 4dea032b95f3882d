import {SITE} from '#contracts/site';

/** What a printed page of a work tells whoever finds the paper: where the work is to be had, and from whom. */
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
