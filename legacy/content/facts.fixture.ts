import type { CompanyFacts } from './interpolate'

/** A company for tests; its name needs escaping. */
export const facts: CompanyFacts = {
  siteName: 'Nordlys',
  companyName: 'Lys & Sønner ApS',
  companyAddress: 'Testvej 1, 2100 København Ø',
  vatNumber: 'DK12345678',
  supportPhone: '+45 70 00 00 00',
  supportEmail: 'support@nordlys.example',
  openingHours: '9-15',
}
