/** The author: a demo login by name, or any member of this kind and age. */
export type Writer = string | MemberOfKind

/** A kind of member; a couple's age is that of its first person. */
export interface MemberOfKind {
  readonly is: 'man' | 'woman' | 'couple' | 'trans'
  readonly age: readonly [from: number, to: number]
}

/**
 * A comment with its answers. The prefix `> ` marks a text by the entry's author. `@{starter}` and `@{author}`
 * mention the author of the first comment or of the entry. An empty first text was deleted after others had
 * answered it.
 */
export type Thread = string | readonly [first: string, ...answers: string[]]

export interface BlogText {
  readonly by: string
  /** Age in days. */
  readonly days: number
  readonly title: string
  readonly tags: readonly string[]
  /**
   * Markdown. `![words](archive)` is a picture of the author's file archive, `(album)` one of their public albums;
   * a video is a line of its own that starts with `youtube:`.
   */
  readonly text: string
  readonly comments?: readonly Thread[]
  /** Sum of men 1, women 2, couples 4; if absent, the entry is for everybody. */
  readonly audience?: number
  /** Comments are closed. */
  readonly closed?: true
  readonly curated?: true
  /** An unpublished revision. */
  readonly reworked?: string
  readonly draft?: true
}

export interface BlogTexts {
  readonly writers: Readonly<Record<string, Writer>>
  readonly entries: readonly BlogText[]
  readonly remarks: readonly string[]
}
