/** Windows in which the form shows all steps at once. */
export const SHOWS_ALL_STEPS = '(min-width: 48em)'
