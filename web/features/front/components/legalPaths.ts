/** The legal pages that open over the form, as they are found otherwise. */
export const LEGAL_PATHS = {
  GENERAL_TERMS: '/Support/GeneralTerms',
  CODE_OF_CONDUCT: '/Support/CodeOfConduct',
  PRIVACY: '/Support/Privacy',
} as const

export type SheetPage = keyof typeof LEGAL_PATHS
