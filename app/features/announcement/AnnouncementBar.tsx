import type {Announcement} from './announcement';

/** One line above the page. A plain link: it may lead elsewhere. */
export function AnnouncementBar({text, link}: Announcement) {
  return (
    <p className="bg-sea px-5 py-3 text-center text-sm text-white">
      {link ? (
        <a href={link} className="underline">
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  );
}
