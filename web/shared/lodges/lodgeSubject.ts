interface Named {
  readonly name: string
}

interface Subject {
  readonly category: Named | null | undefined
  readonly kinks: readonly Named[]
}

/** Maximum number of kinks on a line. */
const KINKS = 3

/** What a lodge is about, on one line: its category on the main sites, its kinks on the dark ones. */
export function subjectOf({ category, kinks }: Subject): string {
  if (category) return category.name
  return kinks
    .slice(0, KINKS)
    .map(({ name }) => name)
    .join(' · ')
}
