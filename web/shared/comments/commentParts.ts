/** A piece of a comment: words, a member who is named, or the address of a page. */
export type CommentPart =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'mention'; readonly text: string; readonly profileLegacyId: number }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

/** Somebody whom a comment names. */
export interface MentionedProfile {
  readonly profileLegacyId: number
  readonly name: string
}

const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"]+/giu

/** What ends a sentence is no part of the address before it; nor is a bracket that was opened before the address. */
function withoutEnd(address: string): string {
  const trimmed = address.replace(/[.,:;!?'’”»]+$/u, '')
  const unmatched = trimmed.endsWith(')') && !trimmed.includes('(')
  return unmatched ? withoutEnd(trimmed.slice(0, -1)) : trimmed
}

const escaped = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The text between two links, with its mentions. A name that begins like a longer one is not taken for it. */
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
    parts.push({ kind: 'mention', text: found, profileLegacyId: who.profileLegacyId })
    from = index + found.length
  }
  if (from < text.length) parts.push({ kind: 'words', text: text.slice(from) })
  return parts
}

/** Takes a plain text apart: mentions lead to profiles, and addresses of the web to where they say. */
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
