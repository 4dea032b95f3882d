import {Links, Meta, Outlet, Scripts} from '@remix-run/react';
import {useNonce} from '@shopify/hydrogen';
import stylesheet from '~/styles/app.css?url';

export function Layout({children}: {children: React.ReactNode}) {
  const nonce = useNonce();
  return (
    <html lang="en-CA">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <link rel="stylesheet" href={stylesheet} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
