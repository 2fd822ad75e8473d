/** Details of a test whose outcome no screen changes: it runs on the phone alone. */
export const anyScreen = { tag: '@any-screen' }
