import type { Insertable } from 'kysely'
import { ProfileType } from '../../contract/enums'
import {
  LodgeActivityEvent,
  LodgeInvitationStatus,
  LodgeRequestStatus,
  LodgeRole,
} from '../../contract/lodges/lodgeEnums'
import { after, DAY, HOUR, MINUTE } from '../../core/clock'
import type { LodgeActivity, LodgeMembership } from '../../core/database/schema.generated'
import { isActor, type Acquainted } from '../community/circles'
import type { Random } from '../community/random'
import { lodgeRandom, type Login, type StoredLodge } from './founding'

type Activity = Insertable<LodgeActivity> & { readonly createdAt: Date }
type Membership = Insertable<LodgeMembership>

/** Everything between profiles and a lodge, and its log in any order. */
export interface Standings {
  readonly memberships: Membership[]
  readonly activities: Activity[]
}

/** How long ago requests, decisions and invitations were; the first are recent enough to be new. */
const REQUESTED = [2 * HOUR, 20 * HOUR, 3 * DAY, 8 * DAY]
const DECIDED = [5 * HOUR, 40 * DAY]
const APPROVED = [3 * HOUR, 4 * DAY]
const INVITED = [6 * HOUR, 3 * DAY, 9 * DAY]
const PROMOTED = 7 * HOUR
const RELEASED = 20 * DAY
/** How long ago the lodges of all demo logins changed hands, and lost members. */
const LATELY = { passed: 12 * DAY, banned: 9 * DAY, left: 2 * DAY }

/** Members of a lodge of this size have helpers. */
const SIZES = { assistant: 15, secondAssistant: 40, coOwner: 60 }

/** Plans who is in a lodge, asks to be or is kept out of it, and how that came about. */
export function standingsIn(lodge: StoredLodge, now: Date): Standings {
  const plan = new Plan(lodge, now)
  plan.found()
  for (const login of lodge.logins) plan.addLogin(login)
  plan.addOthers()
  return plan
}

class Plan implements Standings {
  readonly memberships: Membership[] = []
  readonly activities: Activity[] = []
  readonly #random: Random
  readonly #rest: Acquainted[]
  readonly #leader: Acquainted
  /** The texts of requests that nobody has written yet. */
  readonly #words: Readonly<Record<ProfileType, string[]>>
  /** How many demo logins have each standing so far. */
  readonly #counts = new Map<string, number>()

  constructor(
    readonly lodge: StoredLodge,
    readonly now: Date,
  ) {
    this.#random = lodgeRandom('standings', lodge.text)
    this.#rest = this.#random.sample(lodge.candidates, lodge.candidates.length)
    this.#leader = lodge.owner ?? lodge.founder
    const { requests = [], coupleRequests = [] } = lodge.text
    this.#words = { [ProfileType.Single]: [...requests], [ProfileType.Couple]: [...coupleRequests] }
  }

  /** The founder, who owns the lodge, has passed it on or has released it. */
  found(): void {
    const { founder, owner, createdAt } = this.lodge
    if (owner === founder) {
      this.#add(founder, { role: LodgeRole.Owner, joinedAt: createdAt })
      return
    }
    this.#add(founder, { role: LodgeRole.Member, joinedAt: createdAt })
    if (owner && !isActor(owner)) {
      const joinedAt = this.#enter(owner, LodgeRole.Owner, { joinedAt: after(createdAt, DAY) })
      const passedAt = this.#ago(owner, LATELY.passed)
      this.#log(LodgeActivityEvent.OwnershipPassed, owner, founder, passedAt > joinedAt ? passedAt : joinedAt)
    }
    if (!owner) this.#log(LodgeActivityEvent.OwnershipReleased, founder, founder, this.#ago(founder, RELEASED))
  }

  addLogin({ member, standing }: Login): void {
    const { owner, founder, text } = this.lodge
    const nth = this.#counts.get(standing) ?? 0
    this.#counts.set(standing, nth + 1)
    const ago = (moments: readonly number[]) => this.#ago(member, moments[nth] ?? moments.at(-1) ?? 0)
    switch (standing) {
      case 'owner': {
        if (member === founder) return
        const joinedAt = this.#enter(member, LodgeRole.Owner)
        this.#log(LodgeActivityEvent.OwnershipPassed, owner ?? founder, founder, after(joinedAt, HOUR))
        return
      }
      case 'coOwner':
      case 'assistant':
        // In the lodge of all demo logins, a promotion is still new.
        return this.#promote(member, standing, text.everyLogin ? PROMOTED : undefined)
      case 'member':
      case 'hidden':
        this.#enter(member, LodgeRole.Member, { visible: standing === 'member' })
        return
      case 'newcomer':
        this.#enter(member, LodgeRole.Member, { joinedAt: ago(APPROVED) })
        return
      case 'requesting':
        return this.#request(member, this.#words[member.demo.profileType].shift() ?? '', ago(REQUESTED))
      case 'declined':
        return this.#decline(member, ago(DECIDED))
      case 'invited':
        return this.#invite(member, ago(INVITED))
      case 'blocked':
        this.#block(member)
    }
  }

  /** Everybody who is no demo login. */
  addOthers(): void {
    const { text } = this.lodge
    for (const type of Object.values(ProfileType)) {
      for (const [index, words] of this.#words[type].entries()) {
        const member = this.#take(({ demo }) => demo.profileType === type)
        if (member) this.#request(member, words, this.#ago(member, REQUESTED[index] ?? DAY))
      }
    }
    const { size } = text
    if (size > SIZES.coOwner) this.#withNext((member) => this.#promote(member, 'coOwner'))
    if (size > SIZES.assistant) this.#withNext((member) => this.#promote(member, 'assistant'))
    if (size > SIZES.secondAssistant) this.#withNext((member) => this.#promote(member, 'assistant'))
    if (text.approval) {
      this.#withNext((member) => this.#decline(member, this.#ago(member, this.#random.int(4, 60) * DAY)))
    }
    if (text.approval || text.everyLogin) this.#withNext((member) => this.#block(member))
    this.#withNext((member) => this.#invite(member, this.#ago(member, this.#random.int(1, 20) * DAY)))
    this.#withNext((member) => this.#leave(member))
    while (this.memberships.filter(({ joinedAt }) => joinedAt).length < size && this.#rest.length > 0) {
      this.#withNext((member) => this.#enter(member, LodgeRole.Member, { visible: this.#random.chance(0.92) }))
    }
  }

  #withNext(act: (member: Acquainted) => unknown): void {
    const member = this.#take(() => true)
    if (member) act(member)
  }

  #take(fits: (member: Acquainted) => boolean): Acquainted | undefined {
    const index = this.#rest.findIndex((member) => fits(member) && this.#since(member) < after(this.now, -DAY))
    return index === -1 ? undefined : this.#rest.splice(index, 1)[0]
  }

  /** From when a profile and the lodge both were there. */
  #since({ demo }: Acquainted): Date {
    const { createdAt } = this.lodge
    return demo.createdAt > createdAt ? demo.createdAt : createdAt
  }

  #ago(member: Acquainted, milliseconds: number): Date {
    const [earliest, moment] = [after(this.#since(member), HOUR), after(this.now, -milliseconds)]
    return moment > earliest ? moment : earliest
  }

  #anyTime(member: Acquainted): Date {
    const since = after(this.#since(member), HOUR)
    // Demo logins joined early, so that they have seen something of the lodge.
    const span = (this.now.getTime() - HOUR - since.getTime()) * (isActor(member) ? 0.4 : 1)
    return after(since, this.#random.next() * Math.max(0, span))
  }

  #add(member: Acquainted, row: Partial<Membership>): void {
    const viewedAt = row.joinedAt instanceof Date ? this.#viewed(member, row.joinedAt) : null
    this.memberships.push({ lodgeId: this.lodge.id, profileId: member.id, viewedAt, ...row })
  }

  /** Demo logins have not been in the lodge for days, so that something is new to them. */
  #viewed(member: Acquainted, joinedAt: Date): Date | null {
    if (!isActor(member) && this.#random.chance(0.4)) return null
    const viewedAt = after(this.now, -this.#random.int(30, 150) * HOUR)
    return viewedAt > joinedAt ? viewedAt : joinedAt
  }

  #enter(
    member: Acquainted,
    role: LodgeRole,
    { joinedAt = this.#anyTime(member), visible = true }: { readonly joinedAt?: Date; readonly visible?: boolean } = {},
  ): Date {
    const { approval } = this.lodge.text
    const { MembershipApproved, MemberJoined } = LodgeActivityEvent
    const asked = approval && {
      requestStatus: LodgeRequestStatus.Approved,
      requestedAt: after(joinedAt, -30 * MINUTE),
      decidedAt: joinedAt,
    }
    this.#add(member, { role, joinedAt, visible, ...asked })
    this.#log(approval ? MembershipApproved : MemberJoined, member, approval ? this.#leader : member, joinedAt)
    return joinedAt
  }

  #promote(member: Acquainted, role: 'coOwner' | 'assistant', ago?: number): void {
    const joinedAt = this.#enter(member, role === 'coOwner' ? LodgeRole.CoOwner : LodgeRole.Assistant)
    const { PromotedToCoOwner, PromotedToAssistant } = LodgeActivityEvent
    const later = after(joinedAt, this.#random.next() * (this.now.getTime() - joinedAt.getTime()))
    const moment = ago === undefined ? later : after(this.now, -ago)
    const event = role === 'coOwner' ? PromotedToCoOwner : PromotedToAssistant
    this.#log(event, member, this.#leader, moment > joinedAt ? moment : joinedAt)
  }

  #request(member: Acquainted, requestText: string, requestedAt: Date): void {
    const requestStatus = LodgeRequestStatus.New
    this.#add(member, { role: LodgeRole.Requesting, requestStatus, requestText, requestedAt })
  }

  #decline(member: Acquainted, decidedAt: Date): void {
    this.#add(member, { role: LodgeRole.Declined, requestStatus: LodgeRequestStatus.Declined, decidedAt })
    this.#log(LodgeActivityEvent.MembershipDeclined, member, this.#leader, decidedAt)
  }

  #invite(member: Acquainted, invitedAt: Date): void {
    const invitation = { invitationStatus: LodgeInvitationStatus.Invited, invitedBy: this.#leader.id, invitedAt }
    this.#add(member, { role: LodgeRole.None, ...invitation })
  }

  #block(member: Acquainted): void {
    const blockedAt = this.lodge.text.everyLogin ? this.#ago(member, LATELY.banned) : this.#anyTime(member)
    this.#add(member, { role: LodgeRole.Blacklisted, blockedAt })
    this.#log(LodgeActivityEvent.ProfileBanned, member, this.#leader, blockedAt)
  }

  /** One who was a member for a while. */
  #leave(member: Acquainted): void {
    const joinedAt = this.#anyTime(member)
    const { MemberJoined, LodgeLeft } = LodgeActivityEvent
    this.#log(MemberJoined, member, member, joinedAt)
    const anyTime = after(joinedAt, this.#random.next() * (this.now.getTime() - joinedAt.getTime()))
    const lately = after(this.now, -LATELY.left)
    const leftAt = this.lodge.text.everyLogin && lately > joinedAt ? lately : anyTime
    this.#log(LodgeLeft, member, member, leftAt)
  }

  #log(event: LodgeActivityEvent, { id: profileId }: Acquainted, actor: Acquainted, createdAt: Date): void {
    this.activities.push({ lodgeId: this.lodge.id, event, profileId, actorId: actor.id, createdAt })
  }
}
