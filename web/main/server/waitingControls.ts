/**
 * Has forms and buttons wait until the client has taken the page over: what somebody types or clicks earlier would be
 * lost. Links work at once.
 */
export function withWaitingControls(html: string): string {
  return html
    .replaceAll(/<(form|button)\b([^>]*)>/g, waiting('inert'))
    .replaceAll(/<(input|textarea)\b([^>]*)>/g, waiting('readonly'))
}

const waiting = (attribute: string) => (whole: string, tag: string, rest: string) =>
  new RegExp(`\\s${attribute}\\b`).test(rest) ? whole : `<${tag} ${attribute} data-waits="${attribute}"${rest}>`
