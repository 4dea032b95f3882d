import {useWords} from '~/words';
import {IMAGE_URL_FIELD} from './image-field';
import {findFileName} from './image-messages';

/**
 * The images that an earlier attempt stored, for browsers without JavaScript. The form sends each of them again unless
 * the visitor unchecks it.
 */
export function StoredImages({urls}: {urls: readonly string[]}) {
  const words = useWords();
  if (urls.length === 0) return null;
  return (
    <fieldset>
      <legend className="text-sm">{words.commissionImages.stored}</legend>
      {urls.map((url) => (
        <label key={url} className="flex min-h-11 items-center gap-3 text-sm wrap-anywhere">
          <input
            type="checkbox"
            name={IMAGE_URL_FIELD}
            value={url}
            defaultChecked
            className="size-5 shrink-0 accent-sea"
          />
          {findFileName(words, url)}
        </label>
      ))}
    </fieldset>
  );
}
