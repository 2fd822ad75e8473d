import { describe, expect, it } from 'vitest'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import {
  BodyType,
  DarkStatus,
  Dominance,
  EyeColour,
  Gender,
  HairColour,
  HomeOption,
  LookingFor,
  ProfileStatus,
  ProfileType,
  RelationshipStatus,
  SexualOrientation,
} from '../../contract/enums'
import { matchSettings, personFacts } from '../../contract/shapes'
import { sanitiseRichText, wordsOf } from '../../core/text/richText'
import { actorKeys, demoActors } from './actors'
import { ageOn } from './people'
import { portraitLook } from './pictures/look'
import { portraitPool } from './portraits'
import { countries, zipCodes } from '../../content/places/places'
import { demoProfiles } from './profiles'
import type { DemoPerson } from './profiles'

const today = new Date('2026-11-21T13:00:00Z')
const profiles = demoProfiles(today)

const all = (values: Readonly<Record<string, number>>, ...more: readonly null[]) =>
  new Set<number | null>([...Object.values(values), ...more])

describe('the demo community', () => {
  it('is the same for the same day', () => {
    expect(demoProfiles(today)).toEqual(profiles)
  })

  it('keeps everything but dates when the day changes', () => {
    const lasting = (day: Date) =>
      demoProfiles(day).map(({ seed, gender, status, zipCode, portraitKey, headline, text, interests }) => ({
        seed,
        gender,
        status,
        zipCode,
        portraitKey,
        headline,
        text,
        interests,
      }))
    expect(lasting(new Date('2027-03-01T08:00:00Z'))).toEqual(lasting(today))
  })

  it('has 300 members in each country', () => {
    for (const { id } of countries) expect(profiles.filter(({ countryId }) => countryId === id)).toHaveLength(300)
  })

  it('gives every member a unique name and address', () => {
    expect(new Set(profiles.map(({ name }) => name.toLowerCase())).size).toBe(profiles.length)
    expect(new Set(profiles.map(({ email }) => email)).size).toBe(profiles.length)
    for (const { name, email } of profiles) {
      expect(name).toMatch(/^[\p{L}\d]{3,20}$/u)
      expect(email).toMatch(/^[a-z0-9.-]+@example\.test$/)
    }
  })

  it.each(countries)('shows every gender, status and dark status, and both sites, in $code', ({ id }) => {
    const here = profiles.filter(({ countryId }) => countryId === id)
    const shown = (read: (profile: (typeof here)[number]) => number) =>
      [...new Set(here.map(read))].toSorted((one, other) => one - other)
    expect(shown(({ gender }) => gender)).toEqual([1, 2, 3, 4])
    expect(shown(({ status }) => status)).toEqual([3, 4, 5, 6, 7, 8])
    expect(shown(({ darkStatus }) => darkStatus)).toEqual([0, 1, 2, 3])
    expect(shown(({ siteId }) => siteId)).toEqual([id, id + 4])
    expect(here.some(({ memberUntil }) => memberUntil && memberUntil > today)).toBe(true)
    expect(here.some(({ memberUntil }) => memberUntil === null)).toBe(true)
    const dark = here.filter(({ darkStatus }) => darkStatus === 3).length
    expect(dark).toBeGreaterThan(75)
    expect(dark).toBeLessThan(130)
  })

  it('has only adults, two of them in a couple', () => {
    for (const profile of profiles) {
      expect(profile.persons).toHaveLength(profile.gender === Gender.Couple ? 2 : 1)
      expect(profile.profileType === ProfileType.Couple).toBe(profile.gender === Gender.Couple)
      for (const { birthday } of profile.persons) expect(ageOn(today, birthday)).toBeGreaterThanOrEqual(18)
    }
  })

  it('has only adults on a leap day too', () => {
    const leapDay = new Date('2028-02-29T12:00:00Z')
    const youngest = Math.min(
      ...demoProfiles(leapDay).flatMap(({ persons }) => persons.map(({ birthday }) => ageOn(leapDay, birthday))),
    )
    expect(youngest).toBeGreaterThanOrEqual(18)
  })

  it('lets nobody join before the site was founded or before they were 18', () => {
    for (const { createdAt, persons, lastOnlineAt } of profiles) {
      expect(createdAt.getTime()).toBeGreaterThanOrEqual(Date.UTC(1998, 8, 1))
      expect(createdAt.getTime()).toBeLessThanOrEqual(today.getTime())
      expect(lastOnlineAt.getTime()).toBeGreaterThanOrEqual(createdAt.getTime())
      for (const { birthday } of persons) expect(ageOn(createdAt, birthday)).toBeGreaterThanOrEqual(17)
    }
  })

  it.each(countries)('has birthdays today and tomorrow, and members online, in $code', ({ id }) => {
    const active = profiles.filter(({ countryId, status }) => countryId === id && status === ProfileStatus.Active)
    const born = (day: string) =>
      active.filter(({ persons }) => persons.some(({ birthday }) => birthday.endsWith(day))).length
    expect(born('-11-21')).toBeGreaterThan(2)
    expect(born('-11-22')).toBeGreaterThan(2)
    expect(
      active.filter(({ lastOnlineAt }) => today.getTime() - lastOnlineAt.getTime() < 300_000).length,
    ).toBeGreaterThan(10)
  })

  it('places members in existing towns and shows pictures of the pool', () => {
    const known = new Set(zipCodes.map(({ countryId, zipCode }) => `${countryId} ${zipCode}`))
    const pool = new Set(portraitPool)
    for (const { countryId, zipCode, portraitKey } of profiles) {
      expect(known).toContain(`${countryId} ${zipCode}`)
      expect(pool).toContain(portraitKey)
    }
  })

  it('writes a headline of one line and two to six sentences, with every slot filled', () => {
    for (const { headline, text } of profiles) {
      expect(headline).toMatch(/^\S.{4,79}$/)
      expect(text).not.toMatch(/[{}[\]]/)
      const sentences = wordsOf(text).split(/[.:]\s/).length
      expect(sentences).toBeGreaterThanOrEqual(2)
      expect(sentences).toBeLessThanOrEqual(7)
    }
  })

  it('writes HTML that the product stores unchanged, in paragraphs, lists and emphasis', () => {
    for (const { text } of profiles) expect(sanitiseRichText(text)).toBe(text)
    for (const tag of ['<p>', '<ul>', '<em>']) expect(profiles.some(({ text }) => text.includes(tag))).toBe(true)
  })

  it('states every possible fact for some person, and leaves facts of others unstated', () => {
    const persons = profiles.flatMap((profile) => profile.persons)
    const told = (read: (person: DemoPerson) => number | null) => new Set(persons.map(read))
    expect(told(({ bodyType }) => bodyType)).toEqual(all(BodyType))
    expect(told(({ eyeColour }) => eyeColour)).toEqual(all(EyeColour))
    expect(told(({ hairColour }) => hairColour)).toEqual(all(HairColour))
    expect(told(({ sexualOrientation }) => sexualOrientation)).toEqual(all(SexualOrientation, null))
    expect(told(({ relationshipStatus }) => relationshipStatus)).toEqual(all(RelationshipStatus))
    expect(told(({ smoking }) => smoking)).toEqual(all(HomeOption))
    expect(told(({ children }) => children)).toEqual(all(HomeOption))
    expect(told(({ dominance }) => dominance)).toEqual(all(Dominance, null))
    const unknownToDark = profiles.filter(({ darkStatus }) => darkStatus !== DarkStatus.Approved)
    expect(unknownToDark.flatMap((profile) => profile.persons).every(({ dominance }) => dominance === null)).toBe(true)
  })

  it('stays within the bounds of the contract', () => {
    const inBounds = Compile(Type.Object({ ...matchSettings, persons: Type.Array(Type.Object(personFacts)) }))
    for (const { seeks, persons, matchWords } of profiles) {
      expect([...inBounds.Errors({ ...seeks, persons })]).toEqual([])
      expect(seeks.ageFrom).toBeLessThanOrEqual(seeks.ageTo)
      for (const word of matchWords) expect(word).toMatch(/^.{2,30}$/)
      expect(matchWords.map((word) => word.toLowerCase())).toEqual(matchWords)
    }
    expect(new Set(profiles.flatMap(({ seeks }) => seeks.lookingFor))).toEqual(all(LookingFor))
  })

  it('gives the named couples the portrait of a woman and a man', () => {
    const couples = profiles.filter(({ actor }) => actor?.key === 'couple')
    expect(couples.map(({ name }) => name)).toContain('annaogjonas')
    for (const { persons, portraitKey } of couples) {
      expect(persons.map(({ gender }) => gender)).toEqual([Gender.Female, Gender.Male])
      expect(portraitLook(portraitKey).persons.map(({ feminine }) => feminine)).toEqual([true, false])
    }
  })

  it('has a dark text only where the dark profile is approved', () => {
    for (const { darkStatus, darkText } of profiles) expect(darkText !== '').toBe(darkStatus === 3)
  })
})

describe('the demo logins', () => {
  it('exist once in every country', () => {
    for (const { id } of countries)
      expect(demoActors.filter(({ countryId }) => countryId === id).map(({ key }) => key)).toEqual(actorKeys)
  })

  it('have the traits they promise', () => {
    for (const actor of demoActors) {
      const profile = profiles.find(({ name }) => name === actor.name)
      const { age: _age, paying, ...traits } = actor.traits
      expect(profile).toMatchObject({
        actor,
        countryId: actor.countryId,
        email: `${actor.name}@example.test`,
        ...traits,
      })
      expect((profile?.memberUntil ?? today) > today).toBe(paying)
    }
  })
})
