import {SITE} from '#contracts/site';
import {fillIdentity} from './identity-text';

/** A paragraph of a policy; e-mail addresses become links. */
export function PolicyText({children}: {children: string}) {
  const [first, ...rest] = children.split('{email}').map(fillIdentity);
  return (
    <>
      {first}
      {rest.map((text) => (
        <span key={text}>
          <a
            href={`mailto:${SITE.email}`}
            className="text-sea underline decoration-sea-line underline-offset-4 hover:decoration-current"
          >
            {SITE.email}
          </a>
          {text}
        </span>
      ))}
    </>
  );
}
