/** Marks a test that runs in the phone project only: it is about a phone, or as good on any screen. */
export const anyScreen = { tag: '@any-screen' }

/** Marks a test whose layout or gestures differ on a phone; it runs in both projects. */
export const bothScreens = { tag: '@both-screens' }

/** Marks a sweep of a site: both screens for a main one, a phone for its dark one, which has the same layout. */
export const screensOf = (host: string) => (host.startsWith('dark.') ? anyScreen : bothScreens)

/** What a phone's browser calls itself, by which the server draws pages for phones. */
export const PHONE =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36'
