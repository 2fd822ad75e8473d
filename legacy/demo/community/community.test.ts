import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { locales } from '../../content/locale'
import { editorialTexts, ticketRatings } from '../editorial/texts'
import { societyTexts } from '../society/texts'
import { renderHero, renderLandscape } from './landscapes'
import { countries, countryAreas, zipCodes } from '../../content/places/places'
import { portraitPool, renderPortrait } from './portraits'
import { createRandom } from './random'
import { profileTexts } from './texts/texts'

describe('the random source', () => {
  it('repeats itself for the same seed and differs for another', () => {
    const row = (seed: string) => {
      const random = createRandom(seed)
      return [random.next(), random.int(1, 6), random.pick(['a', 'b', 'c']), random.sample([1, 2, 3, 4], 3)]
    }
    expect(row('one')).toEqual(row('one'))
    expect(row('one')).not.toEqual(row('two'))
  })

  it('never picks an item without weight, and samples no item twice', () => {
    const random = createRandom(7)
    for (let turn = 0; turn < 200; turn++) {
      expect(
        random.weighted([
          ['never', 0],
          ['always', 1],
        ]),
      ).toBe('always')
      expect(new Set(random.sample([1, 2, 3, 4, 5], 5)).size).toBe(5)
    }
    expect(() => random.pick([])).toThrow(RangeError)
  })
})

describe('the places', () => {
  it.each(countries)('have at least 120 different zip codes in $code', ({ id }) => {
    const codes = zipCodes.filter(({ countryId }) => countryId === id).map(({ zipCode }) => zipCode)
    expect(codes.length).toBeGreaterThanOrEqual(120)
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('nest areas up to four levels, each in its parent', () => {
    const byId = new Map(countryAreas.map((area) => [area.id, area]))
    expect(byId.size).toBe(countryAreas.length)
    for (const { parentId, nestingLevel, countryId } of countryAreas) {
      const parent = parentId === null ? undefined : byId.get(parentId)
      expect(nestingLevel).toBe(parent ? parent.nestingLevel + 1 : 0)
      expect(parent?.countryId ?? countryId).toBe(countryId)
    }
    for (const { id } of countries) {
      expect(
        [
          ...new Set(countryAreas.filter(({ countryId }) => countryId === id).map(({ nestingLevel }) => nestingLevel)),
        ].toSorted((one, other) => one - other),
      ).toEqual([0, 1, 2, 3])
    }
  })

  it('put every zip code into an area and inside its country', () => {
    const bounds = {
      1: [54.5, 57.8, 8, 15.2],
      2: [57.9, 71.2, 4.5, 31.2],
      3: [55.2, 69.1, 10.9, 24.2],
      4: [49.9, 60.9, -8.2, 1.8],
    } as const
    for (const { areaId, countryId, latitude, longitude } of zipCodes) {
      const [south, north, west, east] = bounds[countryId]
      expect(countryAreas.some((area) => area.id === areaId && area.countryId === countryId)).toBe(true)
      expect(latitude > south && latitude < north && longitude > west && longitude < east).toBe(true)
    }
  })
})

describe('the editorial content', () => {
  it.each(locales)('is complete in %s', (locale) => {
    const content = editorialTexts[locale]
    expect(content.chatRooms).toHaveLength(6)
    expect(new Set(content.chatRooms.map(({ path }) => path)).size).toBe(6)
    expect(new Set(content.glossary.map(({ term }) => term)).size).toBe(18)
    expect(new Set(societyTexts[locale].tags).size).toBe(12)
  })

  it('contains no exclamation marks', () => {
    expect(JSON.stringify([editorialTexts, profileTexts])).not.toContain('!')
  })

  it('has good ticket ratings in every country', () => {
    for (const { id } of countries) {
      const counts = Object.entries(ticketRatings[id])
      const total = counts.reduce((sum, [, count]) => sum + count, 0)
      const average = counts.reduce((sum, [rating, count]) => sum + Number(rating) * count, 0) / total
      expect(average).toBeGreaterThan(4.2)
      expect(average).toBeLessThan(4.7)
    }
  })
})

describe('the pictures', () => {
  it('include a pool of about 240 portraits', () => {
    expect(portraitPool).toHaveLength(240)
    expect(new Set(portraitPool).size).toBe(240)
  })

  it('show the same portrait for the same key, and another for another', async () => {
    const [first = '', second = ''] = portraitPool
    const [one, again, other] = await Promise.all(
      [first, first, second].map((portraitKey) => renderPortrait({ portraitKey })),
    )
    expect(one).toEqual(again)
    expect(one).not.toEqual(other)
    expect(await sharp(one).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 1000 })
  })

  it('include couples', async () => {
    expect((await renderPortrait({ portraitKey: 'couple-senior-03' })).length).toBeGreaterThan(10_000)
  })

  it('include landscapes', async () => {
    const picture = await sharp(await renderLandscape('album')).metadata()
    expect(picture).toMatchObject({ format: 'jpeg', width: 1600, height: 1067 })
  })

  it.each(['nordlys', 'midnat'] as const)('include the front page of %s', async (name) => {
    const picture = await sharp(await renderHero(name)).metadata()
    expect(picture).toMatchObject({ format: 'jpeg', width: 2000, height: 1250 })
  })
})
