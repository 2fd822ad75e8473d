/** The texts of a namespace as its file holds them. */
export type Texts = Record<string, unknown>

/** Ends the key of a text that addresses two people, before the plural form: `title_couple`, `files_couple_one`. */
export const COUPLE_FORM = /_couple(?=$|_(?:zero|one|two|few|many|other)$)/

/** The texts as a couple reads them: the couple form of a text, where there is one, stands in for the ordinary text. */
export function coupleTexts(texts: Texts): Texts {
  const addressed: Texts = {}
  for (const [key, value] of Object.entries(texts)) addressed[key] = coupleForms(value)
  for (const [key, value] of Object.entries(texts)) {
    if (COUPLE_FORM.test(key)) addressed[key.replace(COUPLE_FORM, '')] = value
  }
  return addressed
}

function coupleForms(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(coupleForms)
  return typeof value === 'object' && value !== null ? coupleTexts(value as Texts) : value
}
