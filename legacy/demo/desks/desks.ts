import type { Transaction } from 'kysely'
import Type from 'typebox'
import { Exact, readTexts } from '../../content/texts'
import {
  CommentItemType,
  MediaKind,
  MediaStatus,
  ProfileStatus,
  RoleLevel,
  ValidationMethod,
  ValidationStatus,
} from '../../contract/enums'
import { ReportCaseStatus, ReportDecision, ReportItemType, ReportReason } from '../../contract/staff/reportEnums'
import { after, DAY, HOUR } from '../../core/clock'
import type { DB } from '../../core/database/schema.generated'
import type { Acquainted } from '../community/circles'
import { clip, landscape } from '../community/drawing'
import { createRandom } from '../community/random'
import type { Scene } from '../community/scene'

const texts = readTexts(
  import.meta.url,
  Exact({
    /** What is said of a profile that seems to be another's. */
    fake: Type.Array(Type.String()),
    /** What is said of a rude comment. */
    rude: Type.String(),
    /** What a member was asked, and what they object. */
    reason: Type.String(),
    objection: Type.String(),
    /** Titles of pictures that wait. */
    pictures: Type.Array(Type.String()),
    /** Why somebody is to join the staff. */
    proposal: Type.String(),
  }),
  ({ fake, pictures }) => [fake.length, pictures.length],
)

/** Stores what waits on the desks of the staff, a little of each kind in every country. */
export async function seedDesks(db: Transaction<DB>, scene: Scene): Promise<void> {
  const { members } = scene.circles
  const staff = members.find(({ demo }) => demo.roleLevel === RoleLevel.Support)
  for (const countryId of [1, 2, 3, 4]) {
    const ordinary = members.filter(
      ({ demo }) => demo.countryId === countryId && demo.actor === null && demo.status === ProfileStatus.Active,
    )
    const [fake, asked, cleared, film, ...others] = createRandom(`desks ${countryId}`).sample(ordinary, 10)
    if (!fake || !asked || !cleared || !film || !staff) continue
    await reportProfiles(db, scene, { fake, asked, cleared, reporters: others, staffId: staff.id })
    await reportComment(db, scene, countryId, others)
    await insertVideo(db, scene, film)
    await insertPictures(db, scene, others.slice(0, 2))
  }
  await proposeRole(db, scene)
}

/** A role that waits for the second person: any developer but the one who proposed it. */
async function proposeRole(db: Transaction<DB>, { circles: { members }, now }: Scene): Promise<void> {
  const proposer = members.find(({ demo }) => demo.actor?.key === 'developer' && demo.countryId === 2)
  const member = members.find(({ demo }) => demo.roleLevel === RoleLevel.Normal && demo.actor === null)
  if (!proposer || !member) return
  await db
    .insertInto('roleProposal')
    .values({
      profileId: member.id,
      roleLevel: RoleLevel.Support,
      reason: texts[proposer.demo.language].proposal,
      proposedBy: proposer.id,
      proposedAt: after(now, -20 * HOUR),
    })
    .execute()
}

interface Reported {
  readonly fake: Acquainted
  readonly asked: Acquainted
  readonly cleared: Acquainted
  readonly reporters: readonly Acquainted[]
  readonly staffId: number
}

/** One case that waits, one with an objection, and one that was dismissed. */
async function reportProfiles(
  db: Transaction<DB>,
  { now }: Scene,
  { fake, asked, cleared, reporters, staffId }: Reported,
): Promise<void> {
  const report = (profile: Acquainted, reporter: Acquainted | undefined, text: string | null, ago: number) => ({
    itemType: ReportItemType.ProfileText,
    itemId: profile.id,
    reportedProfileId: profile.id,
    reporterId: reporter?.id ?? null,
    reason: text === null ? ReportReason.Other : ReportReason.FakeProfile,
    text,
    createdAt: after(now, -ago),
  })
  const { fake: words, reason, objection } = texts[fake.demo.language]
  const rows = words.map((text, index) => report(fake, reporters[index], text, (30 - index) * HOUR))
  await db
    .insertInto('report')
    .values([...rows, report(asked, reporters[2], null, 9 * DAY), report(cleared, reporters[3], null, 6 * DAY)])
    .execute()
  const decide = (profile: Acquainted, decision: ReportDecision, more: object) =>
    db
      .updateTable('reportCase')
      .set({ decision, decidedAt: after(now, -5 * DAY), decidedBy: staffId, ...more })
      .where('itemType', '=', ReportItemType.ProfileText)
      .where('itemId', '=', profile.id)
      .execute()
  const objectedAt = after(now, -2 * DAY)
  await decide(asked, ReportDecision.ChangeAsked, {
    status: ReportCaseStatus.Objected,
    reason,
    objection,
    objectedAt,
    waitingSince: objectedAt,
  })
  await decide(cleared, ReportDecision.Dismissed, { status: ReportCaseStatus.Decided, waitingSince: null })
  for (const [profile, decision] of [
    [asked, ReportDecision.ChangeAsked],
    [cleared, ReportDecision.Dismissed],
  ] as const) {
    await db
      .updateTable('report')
      .set({ decision, decidedAt: after(now, -5 * DAY), decidedBy: staffId })
      .where('itemType', '=', ReportItemType.ProfileText)
      .where('itemId', '=', profile.id)
      .execute()
  }
}

/** The same comment below a post, reported twice. */
async function reportComment(
  db: Transaction<DB>,
  { now }: Scene,
  countryId: number,
  reporters: readonly Acquainted[],
): Promise<void> {
  const comment = await db
    .selectFrom('comment')
    .innerJoin('blogEntry', 'blogEntry.id', 'comment.itemId')
    .innerJoin('profile', 'profile.id', 'comment.profileId')
    .select(['comment.id', 'comment.profileId'])
    .where('comment.itemType', '=', CommentItemType.BlogEntry)
    .where('blogEntry.countryId', '=', countryId)
    .where('blogEntry.dark', '=', false)
    .where('comment.deletedAt', 'is', null)
    .where('profile.roleLevel', '<', RoleLevel.ChatModerator)
    .orderBy('comment.id')
    .executeTakeFirst()
  if (!comment) return
  const reports = reporters
    .filter(({ id }) => id !== comment.profileId)
    .slice(0, 2)
    .map((reporter, index) => ({
      itemType: ReportItemType.BlogComment,
      itemId: comment.id,
      reportedProfileId: comment.profileId,
      reporterId: reporter.id,
      reason: ReportReason.Harassment,
      text: index === 0 ? texts[reporter.demo.language].rude : null,
      createdAt: after(now, -(5 - index) * HOUR),
    }))
  if (reports.length > 0) await db.insertInto('report').values(reports).execute()
}

/** A video of digits that waits, where videos can be drawn. */
async function insertVideo(db: Transaction<DB>, { now, files, withClips }: Scene, member: Acquainted): Promise<void> {
  if (!withClips) return
  const startedAt = after(now, -7 * HOUR)
  const person = await db.selectFrom('person').select('id').where('profileId', '=', member.id).executeTakeFirstOrThrow()
  const random = createRandom(`validation ${member.demo.seed}`)
  const { id: mediaId } = await db
    .insertInto('media')
    .values({
      profileId: member.id,
      kind: MediaKind.ValidationVideo,
      ...clip(random, files),
      createdAt: startedAt,
      consentedAt: startedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('personValidation')
    .values({
      profileId: member.id,
      personId: person.id,
      method: ValidationMethod.VideoUpload,
      status: ValidationStatus.Ongoing,
      startedAt,
      mediaId,
      code: String(random.int(100_000, 999_999)),
    })
    .execute()
}

/** Pictures that wait for a look: only their members and the staff see them. */
async function insertPictures(
  db: Transaction<DB>,
  { now, files }: Scene,
  members: readonly Acquainted[],
): Promise<void> {
  const pictures = members.map(({ id, demo }, index) => {
    const picture = landscape(createRandom(`look ${demo.seed}`), files)
    return {
      ...picture,
      profileId: id,
      kind: MediaKind.AlbumPicture,
      title: texts[demo.language].pictures[index] ?? null,
      status: picture.status === MediaStatus.Live ? MediaStatus.WaitingForLook : picture.status,
      lookNeeded: true,
      createdAt: after(now, -(3 + index) * HOUR),
      consentedAt: after(now, -(3 + index) * HOUR),
    }
  })
  await db.insertInto('media').values(pictures).execute()
}
