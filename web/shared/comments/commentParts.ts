/** Part of a comment: text, a mentioned member, or a web address. */
export type CommentPart =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'mention'; readonly text: string; readonly profileLegacyId: number }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

export interface MentionedProfile {
  readonly profile: { readonly legacyId: number }
  readonly name: string
}

const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"]+/giu

/** Removes trailing punctuation from an address, and a closing bracket that was opened before it. */
function withoutEnd(address: string): string {
  const trimmed = address.replace(/[.,:;!?'’”»]+$/u, '')
  const unmatched = trimmed.endsWith(')') && !trimmed.includes('(')
  return unmatched ? withoutEnd(trimmed.slice(0, -1)) : trimmed
}

const escaped = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Splits text at its mentions, without matching a name inside a longer word. */
function mentionParts(text: string, mentions: readonly MentionedProfile[]): CommentPart[] {
  const names = mentions.map(({ name }) => name).toSorted((a, b) => b.length - a.length)
  if (names.length === 0) return text ? [{ kind: 'words', text }] : []
  const pattern = new RegExp(`@(?:${names.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  const parts: CommentPart[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(pattern)) {
    const who = mentions.find(({ name }) => name.toLowerCase() === found.slice(1).toLowerCase())
    if (!who) continue
    if (index > from) parts.push({ kind: 'words', text: text.slice(from, index) })
    parts.push({ kind: 'mention', text: found, profileLegacyId: who.profile.legacyId })
    from = index + found.length
  }
  if (from < text.length) parts.push({ kind: 'words', text: text.slice(from) })
  return parts
}

/** Splits a plain text into text, mentions and web addresses. */
export function commentParts(text: string, mentions: readonly MentionedProfile[]): CommentPart[] {
  const parts: CommentPart[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutEnd(found)
    const href = /^www\./i.test(address) ? `https://${address}` : address
    if (!URL.canParse(href)) continue
    parts.push(...mentionParts(text.slice(from, index), mentions))
    parts.push({ kind: 'link', text: address, href })
    from = index + address.length
  }
  return [...parts, ...mentionParts(text.slice(from), mentions)]
}
