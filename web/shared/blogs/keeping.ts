/** Condition for entries of a list. */
export type Keeping =
  /** Neither the entry nor its author is hidden. */
  | 'shown'
  /** The viewer follows it. */
  | 'followed'
  /** The viewer follows its author. */
  | 'authorFollowed'
  /** The viewer hides it. */
  | 'hidden'

interface Wishes {
  readonly viewerFollows: boolean
  readonly viewerHides: boolean
}

/** Whether an entry meets a list's condition. */
export function isKept(entry: Wishes & { readonly author: Wishes }, keeping: Keeping): boolean {
  const isShown = !entry.viewerHides && !entry.author.viewerHides
  switch (keeping) {
    case 'shown':
      return isShown
    case 'followed':
      return isShown && entry.viewerFollows
    case 'authorFollowed':
      return isShown && entry.author.viewerFollows
    case 'hidden':
      return entry.viewerHides
  }
}
