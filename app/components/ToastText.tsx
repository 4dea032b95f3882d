import type {QueuedToast} from '~/components/toast-queue';

/** The text of a toast below its title, with its button. */
export function ToastText({toast}: {toast: QueuedToast}) {
  const {notice, detail, action} = toast;
  return (
    <>
      {notice.description && <p>{notice.description}</p>}
      {(detail ?? action) && (
        <div className="flex items-baseline justify-between gap-4">
          <span>{detail}</span>
          {action && (
            <button
              type="button"
              onClick={action.onPress}
              className="-mb-2 min-h-11 font-semibold underline underline-offset-4 focus-visible:outline-white"
            >
              {action.label}
            </button>
          )}
        </div>
      )}
    </>
  );
}
