import type { Insertable, Transaction } from 'kysely'
import { sql } from 'kysely'
import sharp from 'sharp'
import { MediaKind, MediaStatus } from '../../contract/enums'
import type { DB, Media } from '../../core/database/schema.generated'
import type { Deps } from '../../core/handler'
import { addJob } from '../../core/jobs'
import { storePicture, type StoredPicture } from '../../media/formats/pictures'
import { renderLandscape } from './landscapes'
import { renderPortrait } from './portraits'
import { secondPortrait } from './pictures/look'
import { createRandom, type Random } from './random'
import { clipSeconds, drawClip } from './clips'
import type { StoredMember } from './members'

const PORTRAIT = 'demo-portrait-'
const LANDSCAPE = 'demo-landscape-'
const LANDSCAPES = 36
const CLIP = 'demo-clip-'
const CLIPS = 6
const SHARED_KEY = 'demo-shared'
/** Priority of a background job. */
const DRAW_LATER = 10

/** Where a picture's files are stored, and whether they exist already. */
export type DemoFiles = (storageKey: string) => Pick<Insertable<Media>, 'storageKey' | 'status' | 'placeholder'>

/** Pictures are live once drawn; a shared picture is live at once. */
export function demoFiles(shared?: StoredPicture): DemoFiles {
  if (!shared) return (storageKey) => ({ storageKey, status: MediaStatus.ReadyForConversion })
  return () => ({ ...shared, storageKey: SHARED_KEY, status: MediaStatus.Live })
}

export function landscape(random: Random, files: DemoFiles) {
  return { width: 1600, height: 1067, ...files(`${LANDSCAPE}${random.int(1, LANDSCAPES)}`) }
}

export function clip(random: Random, files: DemoFiles) {
  const seed = String(random.int(1, CLIPS))
  return { width: 960, height: 540, ...files(CLIP + seed), duration: clipSeconds(seed) }
}

export async function seedPortraits(
  db: Transaction<DB>,
  members: readonly StoredMember[],
  files: DemoFiles,
): Promise<void> {
  const portraits = members.flatMap(({ id, demo }) => {
    const random = createRandom(`portraits ${demo.seed}`)
    const keys = [demo.portraitKey, ...(demo.actor || random.chance(0.1) ? [secondPortrait(demo.portraitKey)] : [])]
    return keys.map((key, position): Insertable<Media> => ({
      profileId: id,
      kind: MediaKind.ProfilePicture,
      width: 800,
      height: 1000,
      focusX: 0.5,
      focusY: 0.35,
      position,
      ...files(PORTRAIT + key),
      createdAt: demo.createdAt,
      consentedAt: demo.createdAt,
    }))
  })
  await db.insertInto('media').values(portraits).execute()
  await sql`
    update profile set picture_id = media.id from media
    where media.profile_id = profile.id and media.kind = ${MediaKind.ProfilePicture} and media.position = 0`.execute(db)
}

/** Stores the one picture that all members of a test's community share. */
export async function storeSharedPicture({ media }: Pick<Deps, 'media'>): Promise<StoredPicture> {
  const tiny = await sharp({ create: { width: 80, height: 100, channels: 3, background: '#8899aa' } })
    .png()
    .toBuffer()
  return storePicture(media, SHARED_KEY, tiny)
}

/**
 * Queues the pictures for drawing with low priority, in the order in which viewers are likely to see them: the
 * faces of each country's front page, then the newest of each.
 */
export async function queueDrawing(db: Transaction<DB>): Promise<void> {
  const { rows: missing } = await sql<{ storageKey: string }>`
    select storage_key from (
      select media.storage_key, not face as behind, row_number() over (
        partition by profile.country_id, face order by media.created_at desc
      ) as place
      from media
      join profile on profile.id = media.profile_id
      cross join lateral (select profile.show_on_front_page and media.id = profile.picture_id as face) as shown
      where media.status = ${MediaStatus.ReadyForConversion}
    ) as pictures
    group by storage_key
    order by min(place + case when behind then 16 else 0 end)`.execute(db)
  // One job per picture: a server that stops has at most one to finish, and the next server continues from there.
  for (const { storageKey } of missing) await addJob(db, 'drawDemoPicture', { storageKey }, { priority: DRAW_LATER })
}

function drawPicture(storageKey: string): Promise<Buffer> {
  return storageKey.startsWith(PORTRAIT)
    ? renderPortrait({ portraitKey: storageKey.slice(PORTRAIT.length) })
    : renderLandscape(storageKey.slice(LANDSCAPE.length))
}

/** Draws a picture or clip of the demo community and marks it live wherever it is used. */
export async function drawDemoPicture(
  { db, media }: Pick<Deps, 'db' | 'media'>,
  { storageKey }: { readonly storageKey: string },
): Promise<void> {
  const stored = storageKey.startsWith(CLIP)
    ? await drawClip({ media }, storageKey, storageKey.slice(CLIP.length))
    : await storePicture(media, storageKey, await drawPicture(storageKey))
  await db
    .updateTable('media')
    .set((eb) => ({
      ...stored,
      status: eb
        .case()
        .when('lookNeeded', '=', true)
        .then(eb.lit(MediaStatus.WaitingForLook))
        .else(eb.lit(MediaStatus.Live))
        .end(),
    }))
    .where('storageKey', '=', storageKey)
    .execute()
}
