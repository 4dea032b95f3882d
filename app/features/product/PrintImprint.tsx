import {useSite} from '~/shop/site/use-site';

/** The footer of a printed product page: URL, artist and addresses. */
export function PrintImprint({address}: {address: string}) {
  const {artist, email, postalAddress} = useSite();
  return (
    <footer className="mt-2 hidden border-t pt-2 text-sm print:block">
      <p>{address}</p>
      <p>
        {artist.name}, {email}
      </p>
      <p>{postalAddress}</p>
    </footer>
  );
}
