interface Named {
  readonly id: string
  readonly name: string
}

/** The server's limit. */
const MAX_MENTIONS = 10

/** Returns the text after an `@` right before the caret; null if there is none. */
export function mentionAt(text: string, caret: number): { readonly from: number; readonly typed: string } | null {
  const [found, typed] = /(?<![\p{L}\p{N}@])@([\p{L}\p{N}_.-]{0,30})$/u.exec(text.slice(0, caret)) ?? []
  return found === undefined || typed === undefined ? null : { from: caret - found.length, typed }
}

/** Returns the people whose names match: first those that begin with the text, then those that contain it. */
export function suggestionsFor<P extends Named>(people: readonly P[], typed: string): readonly P[] {
  const wanted = typed.toLowerCase()
  const place = ({ name }: P) => name.toLowerCase().indexOf(wanted)
  return people
    .filter((person) => place(person) >= 0)
    .toSorted((a, b) => Number(place(a) > 0) - Number(place(b) > 0))
    .slice(0, 6)
}

/** Returns the ids of the people whose `@name` the text contains. */
export function mentionedIds(text: string, people: readonly Named[]): string[] {
  const words = text.toLowerCase()
  const isNamed = ({ name }: Named) => {
    const mention = `@${name.toLowerCase()}`
    for (let at = words.indexOf(mention); at >= 0; at = words.indexOf(mention, at + 1)) {
      if (!/[\p{L}\p{N}]/u.test(words.charAt(at + mention.length))) return true
    }
    return false
  }
  return people
    .filter(isNamed)
    .slice(0, MAX_MENTIONS)
    .map(({ id }) => id)
}
