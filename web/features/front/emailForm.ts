/** Pattern of an address that a mail can be sent to; only the confirmation shows whether mail arrives. */
export const EMAIL_FORM = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/
