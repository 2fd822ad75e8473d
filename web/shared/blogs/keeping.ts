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
  readonly viewerIsFollowing: boolean
  readonly viewerHasHidden: boolean
}

/** Whether an entry meets a list's condition. */
export function isKept(entry: Wishes & { readonly author: Wishes }, keeping: Keeping): boolean {
  const isShown = !entry.viewerHasHidden && !entry.author.viewerHasHidden
  switch (keeping) {
    case 'shown':
      return isShown
    case 'followed':
      return isShown && entry.viewerIsFollowing
    case 'authorFollowed':
      return isShown && entry.author.viewerIsFollowing
    case 'hidden':
      return entry.viewerHasHidden
  }
}
