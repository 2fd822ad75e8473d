/** Something of schema.org. */
export interface Thing {
  readonly '@type': string
  readonly [property: string]: unknown
}

/** Describes a page to search engines as JSON-LD, which is data: no browser runs it, and the content policy lets it be. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  return (
    <script type="application/ld+json">{jsonInHtml({ '@context': 'https://schema.org', '@graph': things })}</script>
  )
}

/** JSON that cannot end the script that it stands in, whatever its texts hold. */
function jsonInHtml(value: object): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}
