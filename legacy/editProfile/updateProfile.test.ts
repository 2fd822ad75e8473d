import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { message } from '../content/messages/messages'
import { insertPlaces } from '../testing/places'
import { clientOf, insertProfile } from '../testing/profiles'
import type { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let id: number
let client: TestClient
let names = 0

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

beforeEach(async () => {
  id = await insertProfile(server, { name: `Skriver${++names}`, profileType: 2, gender: 3 })
  client = await clientOf(server, id)
})

const update = (body: object) => client.call('EditProfile.UpdateProfile', { ...body })
const current = async () => (await client.call('EditProfile.GetProfileDataForEdit')).data

describe('profile texts', () => {
  it('are empty at first; omitted fields stay', async () => {
    expect(await current()).toMatchObject({
      headline: null,
      text: '',
      matchWords: [],
      countryId: 1,
      zipCode: '2100',
      area: { city: 'København Ø' },
      persons: [
        { gender: 1, birthday: '1990-05-17', bodyType: 0, relationshipStatus: 6, smoking: 4, dominance: null },
        { gender: 2 },
      ],
    })
    await update({ headline: '  To   glade\nmennesker ', text: '<p>Hej</p>' })
    const { data } = await update({ matchWords: ['Kaffe'] })
    expect(data).toMatchObject({ headline: 'To glade mennesker', text: '<p>Hej</p>', matchWords: ['kaffe'] })
    expect(await current()).toEqual(data)
    expect((await update({ headline: '   ' })).data.headline).toBeNull()
    expect((await update({ headline: 'Hej\u202E med\u0007 dig' })).data.headline).toBe('Hej med dig')
    expect((await update({ headline: null, text: '<p> </p>' })).data).toMatchObject({ headline: null, text: '' })
    expect((await update({})).data.matchWords).toEqual(['kaffe'])
  })

  it('are saved one after the other when several devices save at once', async () => {
    const persons = (await current()).persons.map((person) => ({ id: person.id, height: 180 }))
    const measured = { personId: persons[1]?.id, weight: 70, height: 180 }
    const saved = Array.from({ length: 4 }, () => [
      update({ persons }),
      update({ headline: 'Hej', persons: persons.toReversed() }),
      client.call('EditProfile.UpdatePersonWeightAndHeight', measured),
      client.call('EditProfile.SwapPersonsInCoupleProfile'),
    ])
    const answers = await Promise.all(saved.flat())
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(await current()).toMatchObject({ headline: 'Hej', persons })
  })

  it('are sanitised by an allow-list', async () => {
    const { data } = await update({
      text: '<p onclick="x()">Hej <script>x()</script><b>du</b> <a href="javascript:x()">her</a></p><img src=x>',
    })
    expect(data.text).toBe('<p>Hej <strong>du</strong> her</p>')
  })

  it('may have ten thousand characters, not counting tags', async () => {
    const paragraphs = (count: number) => '<p><em>ni tegn &amp;</em></p>'.repeat(count)
    expect((await update({ text: paragraphs(600) })).status).toBe(200)
    expect((await update({ text: `<p>${'x'.repeat(10_001)}</p>` })).problem.fields).toMatchObject([
      { field: 'text', code: 'TOO_LONG', message: message('da-DK', 'TOO_LONG', { max: 10_000 }) },
    ])
    expect((await update({ text: `<p>${'x'.repeat(10_000)}</p>` })).status).toBe(200)
  })

  it('have match words in lower case, without duplicates', async () => {
    const { data } = await update({ matchWords: [' Vinter  Bad', 'vinter bad', 'ÆBLER'] })
    expect(data.matchWords).toEqual(['vinter bad', 'æbler'])
    expect((await update({ matchWords: ['kaffe', '  x '] })).problem.fields).toMatchObject([
      { field: 'matchWords.1', code: 'TOO_SHORT' },
    ])
    expect((await current()).matchWords).toEqual(['vinter bad', 'æbler'])
  })
})

describe('the place of a member', () => {
  it('follows the zip code, to another country too', async () => {
    const { data } = await update({ zipCode: ' 5000 ' })
    expect(data).toMatchObject({ countryId: 1, zipCode: '5000', area: { city: 'Odense C', countryArea: 'Fyn' } })
    expect((await update({ countryId: 2, zipCode: '0150' })).data.area).toMatchObject({ city: 'Oslo', countryId: 2 })
    const row = server.deps.db.selectFrom('profile').select(['latitude', 'gridLatitude', 'gridLongitude'])
    expect(await row.where('id', '=', id).executeTakeFirstOrThrow()).toEqual({
      latitude: 59.91,
      gridLatitude: 59.9,
      gridLongitude: 10.75,
    })
  })

  it.each([
    { zipCode: '9999' },
    { countryId: 2 },
    { countryId: 2, zipCode: '5000' },
    { countryId: 99, zipCode: '5000' },
  ])('is unchanged when the place is unknown: %j', async (place) => {
    expect((await update({ ...place, headline: 'Flyttet' })).problem.fields).toMatchObject([
      { field: 'zipCode', code: 'UNKNOWN_ZIP_CODE' },
    ])
    expect(await current()).toMatchObject({ zipCode: '2100', headline: null })
  })
})

describe('the facts of persons', () => {
  it('are saved one by one; a role on the dark sites alone', async () => {
    const [first, second] = (await current()).persons
    const facts = { height: 181, weight: 80, bodyType: 3, eyeColour: 9, hairColour: 13, sexualOrientation: 10 }
    const { data } = await update({
      persons: [
        { id: second?.id, ...facts, relationshipStatus: 7, smoking: 1, children: 2, dominance: 2 },
        { id: first?.id, dominance: 1 },
      ],
    })
    expect(data.persons).toMatchObject([
      { id: first?.id, dominance: null, height: null },
      { id: second?.id, ...facts, relationshipStatus: 7, smoking: 1, children: 2, dominance: null },
    ])
    const taken = await update({
      persons: [{ id: second?.id, height: null, sexualOrientation: null }],
    })
    expect(taken.data.persons[1]).toMatchObject({ height: null, sexualOrientation: null, weight: 80 })
  })

  it('end the question for weight and height once all persons have both', async () => {
    await server.deps.db.updateTable('profile').set({ needUpdateHeightAndWeight: true }).where('id', '=', id).execute()
    const needed = async () => (await client.call('CurrentProfile.GetProfileData')).data.needUpdateHeightAndWeight
    const [first, second] = (await current()).persons
    await update({ persons: [{ id: first?.id, height: 181, weight: 80 }] })
    expect(await needed()).toBe(true)
    await update({ persons: [{ id: second?.id, height: 170, weight: 60 }] })
    expect(await needed()).toBe(false)
  })

  it('are the member’s own only; a refused one saves nothing else', async () => {
    const stranger = await insertProfile(server, { name: `Fremmed${names}` })
    const [other] = (await (await clientOf(server, stranger)).call('EditProfile.GetProfileDataForEdit')).data.persons
    const [own] = (await current()).persons
    for (const facts of [{}, { height: 200 }]) {
      const answer = await update({
        headline: 'Os',
        persons: [
          { id: own?.id, height: 190 },
          { id: other?.id, ...facts },
        ],
      })
      expect(answer).toMatchObject({ status: 404, problem: { code: 'NOT_FOUND' } })
    }
    expect(await current()).toMatchObject({ headline: null, persons: [{ height: null }, { height: null }] })
  })

  it.each([
    [{ height: 300 }, 'persons.0.height', 'HEIGHT_OUT_OF_RANGE'],
    [{ weight: 20 }, 'persons.0.weight', 'WEIGHT_OUT_OF_RANGE'],
    [{ bodyType: 8 }, 'persons.0.bodyType', 'OUT_OF_RANGE'],
    [{ birthday: '1990-01-01' }, 'persons.0.birthday', 'INVALID_FORMAT'],
    [{ gender: 2 }, 'persons.0.gender', 'INVALID_FORMAT'],
  ])('refuse values out of bounds: %j', async (facts, field, code) => {
    const [own] = (await current()).persons
    const { problem } = await update({ persons: [{ id: own?.id, ...facts }] })
    expect(problem.fields).toContainEqual(expect.objectContaining({ field, code }))
  })
})
