import {useSite} from '~/shop/site/use-site';

/** A paragraph of a policy; e-mail addresses become links. */
export function PolicyText({children}: {children: string}) {
  const {email} = useSite();
  const [first, ...rest] = children.split('{email}');
  return (
    <>
      {first}
      {rest.map((text) => (
        <span key={text}>
          <a
            href={`mailto:${email}`}
            className="text-sea underline decoration-sea-line underline-offset-4 hover:decoration-current"
          >
            {email}
          </a>
          {text}
        </span>
      ))}
    </>
  );
}
