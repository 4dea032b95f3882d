import type {CSSProperties} from 'react';
import {Toaster as SonnerToaster, type ToasterProps} from 'sonner';

const VISIBLE_TOASTS = 3;

/** Below the header, for toasts at the top. */
const OFFSET = {top: 'calc(var(--spacing-header) + 0.5rem)'};

/** The variables of sonner's style sheet, and the padding of a toast. */
const VARIABLES = {
  '--toast-padding': '1rem 1.25rem',
  '--border-radius': '0',
  ...coloursOf('success', 'var(--color-ink)', 'var(--color-white)'),
  ...coloursOf('error', 'var(--color-wall)', 'var(--color-ink)'),
  '--error-border': 'var(--color-danger)',
};

const TOAST_STYLE: CSSProperties = {
  gap: '0.75rem',
  padding: 'var(--toast-padding)',
  boxShadow: 'none',
  fontFamily: 'var(--font-sans)',
  fontSize: 'var(--text-sm)',
};

/**
 * Shows the toasts at sonner's default position. Everything outside an open modal dialog is inert, so a dialog needs
 * its own toaster, with an id.
 */
export function Toaster({style, ...props}: ToasterProps) {
  return (
    <SonnerToaster
      visibleToasts={VISIBLE_TOASTS}
      offset={OFFSET}
      mobileOffset={OFFSET}
      richColors
      style={{...VARIABLES, ...style}}
      toastOptions={{
        style: TOAST_STYLE,
        classNames: {
          title: '!font-semibold',
          description: 'whitespace-pre-line',
          error: '[&_[data-icon]]:text-danger',
        },
      }}
      {...props}
    />
  );
}

function coloursOf(kind: string, background: string, text: string) {
  return {
    [`--${kind}-bg`]: background,
    [`--${kind}-border`]: background,
    [`--${kind}-text`]: text,
  };
}
