import { expect, it } from 'vitest'
import { describeArea } from './areaDescription'

const DENMARK = { countryId: 'denmark', country: 'Danmark' }
const SWEDEN = { countryId: 'sweden', country: 'Sverige' }

it.each([
  ['zip code and city', { ...DENMARK, zipCode: '8000', city: 'Aarhus C', countryArea: 'Østjylland' }, '8000 Aarhus C'],
  ['a zip code alone', { ...DENMARK, zipCode: '8000' }, '8000'],
  ['no zip code', { ...DENMARK, zipCode: null, city: 'Aarhus C', countryArea: 'Østjylland' }, 'Østjylland'],
  ['another country', { ...SWEDEN, zipCode: '211 20', city: 'Malmö' }, '211 20 Malmö, Sverige'],
  ['another country, no zip code', { ...SWEDEN, zipCode: '', countryArea: 'Skåne' }, 'Skåne, Sverige'],
  ['only another country', SWEDEN, 'Sverige'],
  ['nothing to tell', DENMARK, ''],
])('%s', (_, area, text) => {
  expect(describeArea(area, DENMARK.countryId)).toBe(text)
})
