/** Facts that texts may contain; the values come from the site configuration. */
const companyFacts = [
  'siteName',
  'companyName',
  'companyAddress',
  'vatNumber',
  'supportPhone',
  'supportEmail',
  'openingHours',
] as const

export type CompanyFacts = Record<(typeof companyFacts)[number], string>

export type PlaceholderValues = Readonly<Record<string, string | number>>

/** Fills every `{{name}}` of a text. @throws if a placeholder has no value, so that no viewer sees one */
export const interpolate = (text: string, values: PlaceholderValues): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The text has no value for {{${name}}}: ${text.slice(0, 60)}`)
    return String(value)
  })
