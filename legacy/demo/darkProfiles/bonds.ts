import type { Transaction } from 'kysely'
import { BondRole, BondStatus } from '../../contract/dark/bondEnums'
import type { DB } from '../../core/database/schema.generated'
import { inParts, isActor, isDark, lately } from '../community/circles'
import { createRandom } from '../community/random'
import type { Scene } from '../community/scene'

const roles = Object.values(BondRole)

/** Stores connections of dark profiles, agreed and asked for, and questions for another role; one a pair. */
export async function seedBonds(db: Transaction<DB>, { circles: { members }, now }: Scene): Promise<void> {
  const pairs = new Set<string>()
  const bonds = members.filter(isDark).flatMap((member) => {
    const random = createRandom(`bonds ${member.demo.seed}`)
    const count = isActor(member) ? 6 : random.int(0, 2)
    return member.others
      .filter(isDark)
      .slice(0, count)
      .flatMap((other, index) => {
        const pair = [member.id, other.id].toSorted((one, another) => one - another).join(' ')
        if (pairs.has(pair)) return []
        pairs.add(pair)
        const [requester, answerer] = index % 2 === 0 ? [member, other] : [other, member]
        const agreed = index < 4
        const role = random.pick(roles)
        return {
          requesterId: requester.id,
          answererId: answerer.id,
          role,
          status: agreed ? BondStatus.Accepted : BondStatus.Requested,
          proposedRole: index === 3 ? random.pick(roles.filter((each) => each !== role)) : null,
          proposedByRequester: true,
          shownByRequester: index !== 2,
          shownByAnswerer: agreed && random.chance(0.8),
          since: lately(random, now, agreed ? 300 : 14, member, other),
        }
      })
  })
  await inParts(bonds, (values) => db.insertInto('bond').values(values).execute())
}
