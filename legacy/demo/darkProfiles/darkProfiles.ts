import type { Transaction } from 'kysely'
import Type from 'typebox'
import { Exact, readTexts } from '../../content/texts'
import { DarkApplicationStatus, DarkStatus, RoleLevel } from '../../contract/enums'
import { after, DAY } from '../../core/clock'
import type { DB } from '../../core/database/schema.generated'
import { inParts } from '../community/circles'
import { createRandom } from '../community/random'
import type { Scene } from '../community/scene'

const texts = readTexts(
  import.meta.url,
  Exact({
    /** Why somebody applies. */
    whys: Type.Array(Type.String()),
    /** What the staff answers. */
    declined: Type.String(),
    moreAsked: Type.String(),
  }),
  ({ whys }) => whys.length,
)

const { Waiting, MoreAsked, Approved, Declined } = DarkApplicationStatus

/** Stores what members of the dark sites show there alone, and applications in every state. */
export async function seedDarkProfiles(db: Transaction<DB>, { circles: { members }, now }: Scene): Promise<void> {
  const shown = members.flatMap(({ id, demo }) =>
    demo.darkText === '' ? [] : [{ profileId: id, text: `<p>${demo.darkText}</p>` }],
  )
  await inParts(shown, (values) => db.insertInto('darkProfile').values(values).execute())
  const staff = members.find(({ demo }) => demo.roleLevel === RoleLevel.Support)
  let waiting = 0
  const applications = members.flatMap(({ id, demo }) => {
    if (demo.darkStatus === DarkStatus.None) return []
    const random = createRandom(`application ${demo.seed}`)
    const { whys, declined, moreAsked } = texts[demo.language]
    const open = demo.darkStatus === DarkStatus.Applied && ++waiting % 3 === 0 ? MoreAsked : Waiting
    const status = statusOf[demo.darkStatus] ?? open
    const decided = status !== Waiting
    const reasons: Partial<Record<DarkApplicationStatus, string>> = { [Declined]: declined, [MoreAsked]: moreAsked }
    return {
      profileId: id,
      status,
      text: random.pick(whys),
      appliedAt: after(now, -random.int(5, 40) * DAY),
      reason: reasons[status] ?? null,
      decidedAt: decided ? after(now, -random.int(1, 4) * DAY) : null,
      decidedBy: decided ? (staff?.id ?? null) : null,
    }
  })
  await inParts(applications, (values) => db.insertInto('darkApplication').values(values).execute())
}

const statusOf: Partial<Record<DarkStatus, DarkApplicationStatus>> = {
  [DarkStatus.Approved]: Approved,
  [DarkStatus.Declined]: Declined,
}
