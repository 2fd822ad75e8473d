/** Tags a test that is independent of the screen: it runs on the phone project only. */
export const anyScreen = { tag: '@any-screen' }
