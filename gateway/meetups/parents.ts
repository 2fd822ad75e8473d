import type { Comment as CommentShape } from '../../legacy/contract/blogShapes'
import type {
  Meetup as WholeMeetup,
  MeetupMonth as MeetupMonthShape,
  MeetupSummary,
} from '../../legacy/contract/lodges/meetupShapes'
import type { Notification } from '../../legacy/contract/notifications'
import type { UserError } from '../core/mutation'
import type { LodgePayload } from '../shared/lodges/lodgePayload'

/** With text, media and file if the call for one meetup returned them. */
export type Meetup = MeetupSummary & Partial<WholeMeetup>
export type MeetupMonth = MeetupMonthShape
export type MeetupDay = MeetupMonthShape['days'][number]
export type MeetupComment = CommentShape
export type MeetupNotification = Notification

/** Of writes that change a meetup, which is read again only when the client asks for it. */
interface MeetupPayload {
  readonly meetupLegacyId?: number
  readonly userErrors: readonly UserError[]
}
export type SignUpForMeetupPayload = MeetupPayload
export type QuitMeetupPayload = MeetupPayload

export interface CreateMeetupPayload extends LodgePayload {
  readonly meetup?: Meetup
}
export interface DeleteMeetupPayload extends LodgePayload {
  readonly deletedId?: string
  readonly meetupLegacyId?: number
}
