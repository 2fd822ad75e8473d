/** Returns the plain text of a sanitised text on one line, for a preview. */
export function excerptOf(html: string): string {
  const spaced = html.replaceAll(/<(?:br|\/p|\/li|\/h\d|\/blockquote)\b[^>]*>/gi, ' $&')
  const text = new DOMParser().parseFromString(spaced, 'text/html').body.textContent
  return text.replaceAll(/\s+/g, ' ').trim()
}
