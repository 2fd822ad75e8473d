/** A text on one line, as the server stores it. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

const MEANT = new Set(['href', 'alt', 'data-media-id', 'data-video'])

/** HTML without the attributes that say how a link opens, and without trailing empty lines. */
export function plainHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) if (!MEANT.has(name)) element.removeAttribute(name)
    if (element instanceof HTMLAnchorElement && element.href) element.setAttribute('href', element.href)
  }
  return body.innerHTML.replace(/(?:<p><\/p>|\s)+$/, '')
}
