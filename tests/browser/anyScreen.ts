/** Marks a test that is independent of the screen size; it runs in the phone project only. */
export const anyScreen = { tag: '@any-screen' }
