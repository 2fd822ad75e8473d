/**
 * The texts two members write to each other, in order. `> ` before a text: by the demo login, else by the other.
 * `[picture]` at its end: with a picture; `[back]`: taken back afterwards.
 */
export type Talk = readonly string[]

/** A group chat; members are named by their number in it. */
export interface GroupTalk {
  readonly name: string
  /** Its first name, if it was renamed. */
  readonly before?: string
  readonly lines: readonly (readonly [speaker: number, text: string])[]
}

export interface Gathering {
  readonly name: string
  readonly news: string
  readonly lines: readonly string[]
}

export interface MailTexts {
  /** Each demo login has each talk with another member. */
  readonly talks: readonly Talk[]
  /** Between the two demo logins with and without a membership. */
  readonly acquaintance: Talk
  /** From members who have not written before. */
  readonly greetings: readonly string[]
  readonly birthday: string
  readonly lounge: { readonly name: string; readonly text: string }
  readonly groups: readonly [GroupTalk, GroupTalk]
  readonly lodge: Gathering
  readonly event: Gathering
  readonly membership: string
}
