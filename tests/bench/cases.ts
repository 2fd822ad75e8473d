import type { Compilable } from 'kysely'
import { Gender, SearchOrder } from '../../legacy/contract/enums'
import type { SearchOptions } from '../../legacy/contract/search'
import type { Database } from '../../legacy/core/database/connect'
import type { MemberViewer } from '../../legacy/core/handler'
import { profilesByKinks } from '../../legacy/kinks/search'
import { onlineProfiles } from '../../legacy/profiles/lists'
import { wantedBy } from '../../legacy/shared/search/filters'
import {
  matchProfiles,
  newestProfiles,
  runningPromotion,
  searchedProfiles,
  topProfiles,
} from '../../legacy/search/lists'
import { wantedMatches } from '../../legacy/search/pages'
import { RARE_WORD, type readers } from './fill'

export interface List {
  offset(skip: number): List
  limit(take: number): List & Compilable<{ id: number }>
}

export interface Case {
  readonly name: string
  readonly viewer: keyof typeof readers
  readonly siteId: number
  list(db: Database, viewer: MemberViewer, now: Date): Promise<List>
}

const DK = 1
const DARK_DK = 5

function listCase(name: string, list: Case['list'], { viewer = 'anywhere', siteId = DK }: Partial<Case> = {}): Case {
  return { name, viewer, siteId, list }
}

function searchCase(
  name: string,
  options: SearchOptions,
  { order = SearchOrder.LastOnline, text, siteId = DK }: { order?: SearchOrder; text?: string; siteId?: number } = {},
): Case {
  return listCase(
    name,
    async (db, viewer, now) =>
      searchedProfiles(db, viewer, { wanted: await wantedBy({ db }, viewer, options), text, order }, now),
    { siteId },
  )
}

const women: SearchOptions = { genders: [Gender.Female] }
const three: SearchOptions = {
  genders: [Gender.Female],
  persons: [{ ageFrom: 25, ageTo: 40, bodyTypes: [1, 3, 7] }],
}
const rare: SearchOptions = {
  genders: [Gender.Female],
  persons: [{ hairColours: [12, 13], bodyTypes: [5], heightFrom: 185 }],
}

/** The kinks of the benchmark by how many share them; the last one is that of few. */
async function kinksByUse(db: Database): Promise<number[]> {
  const rows = await db.selectFrom('kink').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

type KinkChoice = (ids: readonly number[]) => readonly number[]

const popularKinks =
  (count: number): KinkChoice =>
  (ids) =>
    ids.slice(0, count)
const rareKinks =
  (count: number): KinkChoice =>
  (ids) =>
    ids.slice(-count - 1, -1)
const kinkOfFew: KinkChoice = (ids) => ids.slice(-1)

/** A search by kinks alone. */
function kinksCase(name: string, choose: KinkChoice): Case {
  return listCase(
    name,
    async (db, viewer, now) => profilesByKinks({ db, clock: { now: () => now } }, viewer, choose(await kinksByUse(db))),
    { siteId: DARK_DK },
  )
}

/** A search by kinks and filters. */
function kinkSearchCase(name: string, choose: KinkChoice, options: SearchOptions): Case {
  return listCase(
    name,
    async (db, viewer, now) => {
      const wanted = await wantedBy({ db }, viewer, { ...options, kinkIds: [...choose(await kinksByUse(db))] })
      return searchedProfiles(db, viewer, { wanted, order: SearchOrder.LastOnline }, now)
    },
    { siteId: DARK_DK },
  )
}

export const cases: readonly Case[] = [
  listCase('Newest', async (db, viewer) => newestProfiles(db, viewer)),
  listCase('Newest, dark site', async (db, viewer) => newestProfiles(db, viewer), { siteId: DARK_DK }),
  listCase('Top', async (db, viewer) => topProfiles(db, viewer, undefined)),
  listCase('Top, women', async (db, viewer) => topProfiles(db, viewer, Gender.Female)),
  listCase('Top, dark site', async (db, viewer) => topProfiles(db, viewer, undefined), { siteId: DARK_DK }),
  kinksCase('Kinks, a popular one', popularKinks(1)),
  kinksCase('Kinks, three popular ones', popularKinks(3)),
  kinksCase('Kinks, three rare ones', rareKinks(3)),
  kinksCase('Kinks, ten rare ones', rareKinks(10)),
  kinksCase('Kinks, one of few', kinkOfFew),
  kinkSearchCase('Kinks among filters, two popular ones', popularKinks(2), {}),
  kinkSearchCase('Kinks among filters, three rare ones', rareKinks(3), {}),
  kinkSearchCase('Kinks among filters, one of few', kinkOfFew, {}),
  kinkSearchCase('Kinks among filters, a rare one, women of 25 to 40', rareKinks(1), three),
  ...[1, 3, 5].map((commonKinks) =>
    searchCase(`Kinks in common, ${commonKinks}`, { commonKinks }, { siteId: DARK_DK }),
  ),
  listCase('Online', async (db, viewer, now) => onlineProfiles(db, viewer, now)),
  listCase('Matches in the country', async (db, viewer, now) =>
    matchProfiles(db, viewer, await wantedMatches({ db }, viewer), now),
  ),
  listCase(
    'Matches within 50 km',
    async (db, viewer, now) => matchProfiles(db, viewer, await wantedMatches({ db }, viewer), now),
    { viewer: 'near' },
  ),
  searchCase('Match word, frequent', { matchWords: ['w2'] }),
  searchCase('Match word, seldom', { matchWords: ['w590'] }),
  searchCase('Search without filters', {}),
  searchCase('Search without filters, dark site', {}, { siteId: DARK_DK }),
  searchCase('Women', women),
  searchCase('Women with picture, by name', { ...women, withPicture: true }, { order: SearchOrder.Name }),
  searchCase('Women with video', { ...women, withVideo: true }),
  searchCase('Women online', { ...women, online: true }),
  searchCase('Nearest women', women, { order: SearchOrder.Distance }),
  searchCase('Nearest women within 50 km', { ...women, distance: 50 }, { order: SearchOrder.Distance }),
  searchCase('Everybody within 50 km', { distance: 50 }),
  searchCase('Everybody within 300 km, newest', { distance: 300 }, { order: SearchOrder.Newest }),
  searchCase('Women of a region', { ...women, countryAreaIds: [1001] }),
  searchCase('Three filters', three),
  searchCase('Three filters, 50 km', { ...three, distance: 50 }),
  searchCase('Three filters, 50 km, dark site', { ...three, distance: 50 }, { siteId: DARK_DK }),
  searchCase('Three filters, 50 km, newest', { ...three, distance: 50 }, { order: SearchOrder.Newest }),
  searchCase('Three filters, 50 km, seeking me', { ...three, distance: 50, seekingMe: true }),
  searchCase('Couples, both persons', {
    genders: [Gender.Couple],
    persons: [
      { genders: [Gender.Male], ageFrom: 25, ageTo: 40 },
      { genders: [Gender.Female], ageFrom: 25, ageTo: 40, hairColours: [3, 12] },
    ],
  }),
  searchCase('Rare, in the country', rare),
  searchCase('Rare, within 100 km', { ...rare, distance: 100 }),
  searchCase('Rare, by name', rare, { order: SearchOrder.Name }),
  searchCase('Nobody', { persons: [{ ageFrom: 98, heightFrom: 240 }] }),
  searchCase('Text, frequent word', {}, { text: 'w1' }),
  searchCase('Text, two words and women', women, { text: 'w900 w33' }),
  searchCase('Text, rare word', {}, { text: RARE_WORD }),
  listCase('Promoted who come first', async (db, viewer, now) =>
    searchedProfiles(
      db,
      viewer,
      { wanted: await wantedBy({ db }, viewer, {}), order: SearchOrder.LastOnline, narrowed: runningPromotion(now) },
      now,
    ),
  ),
]
