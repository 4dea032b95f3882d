#!/usr/bin/python3
"""A WebKitGTK window as narrow as a phone, for WebKitWebDriver: `window.py <width> <height>`.
`window.py --check` exits at once, with 0 when its dependencies are installed.

WebKitGTK's own MiniBrowser is never narrower than its toolbar. Uncaught errors, failed loads and policy violations of a
page are written to standard output, a line each.
"""

import sys

import gi

gi.require_version('Gdk', '3.0')
gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gdk, Gtk, WebKit2  # noqa: E402

if sys.argv[1] == '--check':
    sys.exit()
WIDTH, HEIGHT = int(sys.argv[1]), int(sys.argv[2])

REPORT_ERRORS = """
for (const [type, words] of Object.entries({
  error: (event) => event.message ?? `did not load: ${event.target.src ?? event.target.href}`,
  unhandledrejection: (event) => `unhandled: ${event.reason}`,
  securitypolicyviolation: (event) => `refused: ${event.effectiveDirective} ${event.blockedURI}`,
}))
  addEventListener(type, (event) => webkit.messageHandlers.errors.postMessage(words(event)), true);
"""


def create_view(_session, context):
    content = WebKit2.UserContentManager()
    content.register_script_message_handler('errors')
    content.connect(
        'script-message-received::errors',
        lambda _content, message: print(message.get_js_value().to_string(), flush=True),
    )
    content.add_script(
        WebKit2.UserScript(
            REPORT_ERRORS,
            WebKit2.UserContentInjectedFrames.TOP_FRAME,
            WebKit2.UserScriptInjectionTime.START,
        )
    )
    view = WebKit2.WebView(
        web_context=context, user_content_manager=content, is_controlled_by_automation=True
    )
    window = Gtk.Window(decorated=False)
    window.set_default_size(WIDTH, HEIGHT)
    window.add(view)
    view.connect('close', lambda _view: window.destroy())
    window.show_all()
    view.grab_focus()
    # There is no window manager that focuses the window; without it no element matches `:focus`.
    window.get_window().focus(Gdk.CURRENT_TIME)
    return view


def start_session(context, session):
    about = WebKit2.ApplicationInfo()
    about.set_name('phone')
    about.set_version(
        WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()
    )
    session.set_application_info(about)
    session.connect('create-web-view', create_view, context)


context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.connect('automation-started', start_session)
Gtk.main()
