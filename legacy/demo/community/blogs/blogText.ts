/** Who writes: a demo login by name, or any member of the community of this kind and age. */
export type Writer = string | MemberOfKind

/** A kind of member; of a couple, the first one's age. */
export interface MemberOfKind {
  readonly is: 'man' | 'woman' | 'couple' | 'trans'
  readonly age: readonly [from: number, to: number]
}

/**
 * A comment with its answers. `> ` before a text: by the entry's author. `@{starter}` and `@{author}` mention whoever wrote
 * the first comment or the entry. An empty first text was taken back after others had answered it.
 */
export type Thread = string | readonly [first: string, ...answers: string[]]

/** An entry as a member wrote it. */
export interface BlogText {
  /** The key of a writer. */
  readonly by: string
  /** How old it is. */
  readonly days: number
  readonly title: string
  readonly tags: readonly string[]
  /**
   * Markdown. `![words](archive)` is a picture of the author's file archive, `(album)` one of their public albums; a video
   * stands as `youtube:…` on a line of its own.
   */
  readonly text: string
  readonly comments?: readonly Thread[]
  /** The sum of men 1, women 2, couples 4; all without it. */
  readonly audience?: number
  /** Nobody can comment. */
  readonly closed?: true
  readonly curated?: true
  /** A later version that is not published yet. */
  readonly reworked?: string
  /** Never published. */
  readonly draft?: true
}

/** What the members of a country write on one of its sites. */
export interface BlogTexts {
  readonly writers: Readonly<Record<string, Writer>>
  readonly entries: readonly BlogText[]
  /** Comments that fit under anything. */
  readonly remarks: readonly string[]
}
