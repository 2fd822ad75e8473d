import type { Locale } from '#lib/format/locale'

interface Entry {
  readonly id: string
  readonly term: string
  readonly text: string
}

export function withWords<E extends Entry>(entries: readonly E[], words: string, locale: Locale): E[] {
  const wanted = words.trim().toLocaleLowerCase(locale)
  return entries.filter(({ term, text }) => `${term} ${text}`.toLocaleLowerCase(locale).includes(wanted))
}

export function byLetter<E extends Entry>(
  entries: readonly E[],
  locale: Locale,
): readonly { readonly letter: string; readonly entries: readonly E[] }[] {
  const { compare } = new Intl.Collator(locale)
  const groups = new Map<string, E[]>()
  for (const entry of entries.toSorted((one, other) => compare(one.term, other.term))) {
    const letter = ([...entry.term][0] ?? '').toLocaleUpperCase(locale)
    groups.set(letter, [...(groups.get(letter) ?? []), entry])
  }
  return [...groups].map(([letter, ofLetter]) => ({ letter, entries: ofLetter }))
}
