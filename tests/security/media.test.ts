import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MediaKind, ProfileStatus } from '../../legacy/contract/enums'
import { HOUR } from '../../legacy/core/clock'
import { insertPicture, jpeg } from '../../legacy/testing/media'
import { insertProfile, PASSWORD } from '../../legacy/testing/profiles'
import { Browser } from '../setup/browser'
import { startTestProduct, type TestProduct } from '../setup/product'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

let ownerId: number
let viewerId: number
let owner: Browser
let viewer: Browser
let count = 0
beforeEach(async () => {
  count += 1
  ownerId = await insertProfile(product.legacy, { name: `owner${count}` })
  viewerId = await insertProfile(product.legacy, { name: `viewer${count}` })
  owner = new Browser(product)
  viewer = new Browser(product)
  await owner.logOn(`owner${count}`, PASSWORD)
  await viewer.logOn(`viewer${count}`, PASSWORD)
})

async function tokenOf(browser: Browser): Promise<string> {
  const { text } = await browser.send('/api/Common/GetContentTokens')
  return (JSON.parse(text) as { media: string }).media
}

/** The status with which a browser fetches a file, by its own token unless another is given. */
async function fetched(browser: Browser, path: string, token?: string): Promise<number> {
  return (await browser.send(`${path}/gallery.webp?t=${token ?? (await tokenOf(browser))}`)).status
}

async function upload(browser: Browser): Promise<string> {
  const query =
    'mutation ($file: File!) { uploadTempMedia(input: { file: $file, purpose: PROFILE_PICTURE }) { media { url } } }'
  const part = (name: string, content: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`
  const head =
    part('operations', JSON.stringify({ query, variables: { file: null } })) +
    part('map', '{"0":["variables.file"]}') +
    '--x\r\ncontent-disposition: form-data; name="0"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n'
  const { text } = await browser.send('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'x-graphql-csrf': '1' },
    body: Buffer.concat([Buffer.from(head), await jpeg(), Buffer.from('\r\n--x--\r\n')]),
  })
  const { data } = JSON.parse(text) as { data: { uploadTempMedia: { media: { url: string } } } }
  return new URL(data.uploadTempMedia.media.url).pathname.replace('/gallery.webp', '')
}

async function profilePicture(): Promise<string> {
  const { id, key } = await insertPicture(product.legacy, ownerId, { kind: MediaKind.ProfilePicture })
  await product.legacy.deps.db.updateTable('profile').set({ pictureId: id }).where('id', '=', ownerId).execute()
  return `/media/${key}`
}

describe('an upload', () => {
  it('is visible only to its sender until it is used', async () => {
    const path = await upload(owner)
    expect(await fetched(owner, path)).toBe(200)
    expect(await fetched(viewer, path)).toBe(404)
    expect(await fetched(viewer, path, await tokenOf(owner))).toBe(404)
    expect(await fetched(new Browser(product), path)).toBe(404)
  })

  it('is not stored in shared caches', async () => {
    const path = await upload(owner)
    const { headers } = await owner.send(`${path}/gallery.webp?t=${await tokenOf(owner)}`)
    expect(headers['cache-control']).toMatch(/^private\b/)
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox")
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
})

describe('a picture', () => {
  let path: string
  beforeEach(async () => {
    path = await profilePicture()
  })

  it('is visible to members', async () => {
    expect(await fetched(viewer, path)).toBe(200)
  })

  it.each([
    ['its owner has blocked', () => ({ profileId: ownerId, blockedId: viewerId })],
    ['who has blocked its owner', () => ({ profileId: viewerId, blockedId: ownerId })],
  ])('is gone at once for a member %s, and the address with it', async (_who, block) => {
    const token = await tokenOf(viewer)
    await product.legacy.deps.db.insertInto('blacklist').values(block()).execute()
    expect(await fetched(viewer, path, token)).toBe(404)
    expect(await fetched(viewer, path)).toBe(404)
  })

  it('goes with its owner', async () => {
    const { data } = await owner.graph(
      'mutation ($input: DeleteProfileInput!) { deleteProfile(input: $input) { userErrors { code } } }',
      { input: { password: PASSWORD } },
    )
    expect(data).toEqual({ deleteProfile: { userErrors: [] } })
    expect(await fetched(viewer, path)).toBe(404)
  })

  it('is hidden from a locked member', async () => {
    await product.legacy.deps.db
      .updateTable('profile')
      .set({ status: ProfileStatus.Locked })
      .where('id', '=', viewerId)
      .execute()
    expect(await fetched(viewer, path)).toBe(404)
  })

  it('is hidden from visitors, unless it is shown on the front page', async () => {
    expect(await fetched(new Browser(product), path)).toBe(404)
    await owner.graph(
      'mutation ($input: SetFrontPageVisibilityInput!) { setFrontPageVisibility(input: $input) { userErrors { code } } }',
      { input: { visible: true } },
    )
    expect(await fetched(new Browser(product), path)).toBe(200)
  })

  it('needs a valid token: not missing, forged or expired', async () => {
    const token = await tokenOf(viewer)
    const [, site, expires, signature] = token.split('.')
    const forged = [
      '',
      'x',
      `${ownerId}.${site}.${expires}.${signature}`,
      `${viewerId}.${site}.${Number(expires) + 3600}.${signature}`,
      `${token}A`,
      token.slice(0, -1),
      `${viewerId}.${site}.${expires}.`,
      await tokenOf(owner),
      await tokenOf(new Browser(product)),
    ]
    for (const wrong of forged) expect([wrong, await fetched(viewer, path, wrong)]).toEqual([wrong, 404])
    expect((await viewer.send(`${path}/gallery.webp`)).status).toBe(404)
    expect((await viewer.send(`${path}/gallery.webp?t=${token}&t=${token}`)).status).toBe(404)
    product.legacy.clock.advance(3 * HOUR)
    expect(await fetched(viewer, path, token)).toBe(404)
  })
})

describe('the addresses of a picture', () => {
  interface Addresses {
    readonly thumbnail: string
    readonly gallery: string
    readonly full: string
    readonly jpeg: string
    readonly sourceUrl: string
  }

  /** The addresses that a browser reads of the owner's picture, from the host on. */
  async function addressesFor(browser: Browser): Promise<Addresses> {
    const { data, errors } = await browser.graph<{ profile: { picture: Addresses } }>(
      `query ($id: Int!) { profile(legacyId: $id) { picture {
        thumbnail: url(size: THUMBNAIL) gallery: url full: url(size: FULL) jpeg: url(format: JPEG) sourceUrl
      } } }`,
      { id: ownerId },
    )
    expect(errors).toEqual([])
    return data.profile.picture
  }

  async function statusOf(browser: Browser, address: string): Promise<number> {
    const { origin, pathname, search } = new URL(address)
    expect(origin).toBe('http://dk.localhost')
    return (await browser.send(pathname + search)).status
  }

  beforeEach(async () => {
    await profilePicture()
  })

  it('answer with the picture in every size, and with the uploaded picture only for its owner', async () => {
    for (const [browser, statusOfSource] of [
      [owner, 200],
      [viewer, 404],
    ] as const) {
      const { sourceUrl, ...sizes } = await addressesFor(browser)
      for (const address of Object.values(sizes)) expect(await statusOf(browser, address)).toBe(200)
      expect(await statusOf(browser, sourceUrl)).toBe(statusOfSource)
    }
  })

  it('serve a client without cookies, and no other member', async () => {
    const { gallery } = await addressesFor(viewer)
    expect(await statusOf(new Browser(product), gallery)).toBe(200)
    expect(await statusOf(owner, gallery)).toBe(404)
  })

  it('end at once with a block', async () => {
    const { gallery } = await addressesFor(viewer)
    await product.legacy.deps.db.insertInto('blacklist').values({ profileId: ownerId, blockedId: viewerId }).execute()
    expect(await statusOf(viewer, gallery)).toBe(404)
  })

  it('end with the session, also for clients without cookies', async () => {
    const { gallery } = await addressesFor(viewer)
    await viewer.graph('mutation { logOut { userErrors { code } } }')
    expect(await statusOf(viewer, gallery)).toBe(404)
    expect(await statusOf(new Browser(product), gallery)).toBe(404)
  })

  it('work anew after another log-in, and for a visitor whose session has ended elsewhere', async () => {
    await owner.graph(
      'mutation ($input: SetFrontPageVisibilityInput!) { setFrontPageVisibility(input: $input) { userErrors { code } } }',
      { input: { visible: true } },
    )
    await addressesFor(viewer)
    await viewer.logOn(`viewer${count}`, PASSWORD)
    expect(await statusOf(viewer, (await addressesFor(viewer)).gallery)).toBe(200)
    await product.legacy.deps.db.deleteFrom('session').where('profileId', '=', viewerId).execute()
    expect(await viewer.viewerName()).toBeNull()
    for (const browser of [viewer, new Browser(product)]) {
      const { data } = await browser.graph<{ site: { faces: readonly { picture: Addresses }[] } }>(
        '{ site { faces(first: 10) { picture { gallery: url } } } }',
      )
      expect(data.site.faces).not.toEqual([])
      for (const { picture } of data.site.faces) expect(await statusOf(browser, picture.gallery)).toBe(200)
    }
  })
})
