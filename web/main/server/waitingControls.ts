/** What is chosen, and not typed, can be changed even where it is only to be read. */
const CHOSEN = /\stype="(?:checkbox|radio|range|file)"/

/**
 * Has forms and their controls wait until the client has taken the page over: what somebody types, chooses or clicks
 * earlier would be lost. Links work at once.
 */
export function withWaitingControls(html: string): string {
  return html.replaceAll(/<(form|button|select|input|textarea)\b([^>]*)>/g, (whole, tag: string, rest: string) => {
    const isTyped = tag === 'textarea' || (tag === 'input' && !CHOSEN.test(rest))
    const attribute = isTyped ? 'readonly' : 'inert'
    if (new RegExp(`\\s${attribute}\\b`).test(rest)) return whole
    return `<${tag} ${attribute} data-waits="${attribute}"${rest}>`
  })
}
