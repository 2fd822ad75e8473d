/**
 * The messages of two members, in order. The prefix `> ` marks a text by the demo login; `[picture]` at its end
 * adds a picture, `[back]` deletes it afterwards.
 */
export type Talk = readonly string[]

/** A group chat; its members are numbered. */
export interface GroupTalk {
  readonly name: string
  /** The first name, if the group was renamed. */
  readonly before?: string
  readonly lines: readonly (readonly [speaker: number, text: string])[]
}

export interface Gathering {
  readonly name: string
  readonly news: string
  readonly lines: readonly string[]
}

export interface MailTexts {
  /** Each demo login has each of these conversations with another member. */
  readonly talks: readonly Talk[]
  /** The conversation between the two demo logins with and without a membership. */
  readonly acquaintance: Talk
  /** Messages from members who have not written before. */
  readonly greetings: readonly string[]
  readonly birthday: string
  readonly lounge: { readonly name: string; readonly text: string }
  readonly groups: readonly [GroupTalk, GroupTalk]
  readonly lodge: Gathering
  readonly event: Gathering
  readonly membership: string
}
