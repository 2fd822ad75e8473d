import type { Static } from 'typebox'
import { Admin } from './admin'
import { Blogs } from './blogs'
import { BreakingNews } from './breakingNews'
import type { Access, Call } from './call'
import { Common } from './common'
import { Contest } from './contest'
import { CurrentProfile } from './currentProfile'
import { DarkKinks } from './darkKinks'
import { DarkProfileConnection } from './dark/darkProfileConnection'
import { Looks } from './staff/looks'
import { NewsDesk } from './staff/newsDesk'
import { EditDarkProfile } from './editDarkProfile'
import { EditProfile } from './editProfile'
import { Emojis } from './emojis'
import { Events } from './events/eventCalls'
import { Lodges } from './lodges/lodges'
import { LogOn } from './logOn'
import { Mail } from './mail'
import { Media } from './media'
import { Membership } from './money/membership'
import { Notifications } from './notifications'
import { Billwerk, Payment } from './money/payment'
import { Profiles } from './profiles'
import { PushNotifications } from './pushNotifications'
import { QuickScor } from './money/quickScor'
import { Reports } from './reports'
import { Search } from './search'
import { Seo } from './seo'
import { Site } from './site'
import { Support } from './support/support'
import { MyTickets, SupportDesk } from './support/tickets'
import { TopMenu } from './topMenu'
import { ValidateProfile } from './validateProfile'

/** Every REST call, by area and action: `/api/{area}/{action}`. */
export const contract = {
  Admin,
  Billwerk,
  Blogs,
  BreakingNews,
  Common,
  Contest,
  CurrentProfile,
  DarkKinks,
  DarkProfileConnection,
  EditDarkProfile,
  Looks,
  EditProfile,
  Emojis,
  Events,
  Lodges,
  LogOn,
  Mail,
  Media,
  Membership,
  MyTickets,
  NewsDesk,
  Notifications,
  Payment,
  Profiles,
  PushNotifications,
  QuickScor,
  Reports,
  Search,
  Seo,
  Site,
  Support,
  SupportDesk,
  TopMenu,
  ValidateProfile,
}

export type Contract = typeof contract
export type AreaName = keyof Contract

/** `Common.ToggleLike`, and so on for each call. */
export type CallName = { [A in AreaName]: `${A}.${keyof Contract[A] & string}` }[AreaName]

type CallOf<N extends CallName> = N extends `${infer A extends AreaName}.${infer C}`
  ? Contract[A][C & keyof Contract[A]]
  : never

export type QueryOf<N extends CallName> = CallOf<N> extends { query: infer Q extends Call['query'] } ? Static<Q> : never
export type BodyOf<N extends CallName> = CallOf<N> extends { body: infer B extends Call['body'] } ? Static<B> : never
export type AnswerOf<N extends CallName> =
  CallOf<N> extends { answer: infer A extends Call['answer'] } ? Static<A> : never

export type AccessOf<N extends CallName> = CallOf<N> extends { access: infer X extends Access } ? X : never

export const calls: readonly (readonly [CallName, Call])[] = Object.entries(contract).flatMap(([area, actions]) =>
  Object.entries(actions).map(([action, call]) => [`${area}.${action}` as CallName, call as Call] as const),
)

export const callByName: ReadonlyMap<CallName, Call> = new Map(calls)

export function pathOf(name: CallName): string {
  return `/api/${name.replace('.', '/')}`
}
