import { expect, it } from 'vitest'
import { nameOfAccess } from '../../legacy/contract/call'
import { calls, type CallName } from '../../legacy/contract/contract'
import { inOwnName, callsByAccess } from './accessLists'

it('is open to those who are meant, and to nobody else', () => {
  const stated: [string, string][] = calls.map(([name, { access }]) => [name, nameOfAccess(access)])
  const meant = new Map(Object.entries(callsByAccess).flatMap(([access, names]) => names.map((name) => [name, access])))
  expect(Object.fromEntries(stated)).toEqual(
    Object.fromEntries(stated.map(([name]) => [name, meant.get(name as CallName) ?? 'active'])),
  )
})

/** Tells a banned member of the ban. */
const ofTheBan = 'Blogs.ProfileBlogBan'

it('is refused for a ban from blogs wherever it is about blogs, and for one from founding lodges', () => {
  const banned = calls.filter(([, { ban }]) => ban !== undefined).map(([name, { ban }]) => `${name} ${ban}`)
  const about = calls.filter(([name]) => name.startsWith('Blogs.') && name !== ofTheBan)
  expect(banned).toEqual([...about.map(([name]) => `${name} Blogs`), 'Lodges.CreateLodge CreateLodges'])
})

it("is refused to staff who act as a member where it would be the member's deed", () => {
  const refused = calls.filter(([, call]) => call.inOwnName).map(([name]) => name)
  expect(refused.toSorted()).toEqual(inOwnName)
})
