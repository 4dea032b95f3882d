import type {Announcement} from './announcement';

/** A line above the page. A plain link, because it may lead to another site. */
export function AnnouncementBar({text, link}: Announcement) {
  return (
    <p className="announcement bg-sea px-5 py-2.5 text-center text-sm text-white">
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
