/** The form of an address that a mail can be sent to; whether it arrives shows in the confirmation. */
export const EMAIL_FORM = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/
