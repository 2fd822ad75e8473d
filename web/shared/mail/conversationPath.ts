/** The mail, or one conversation of it. */
export function conversationPath(legacyId?: number): string {
  return legacyId === undefined ? '/Mail' : `/Mail/${legacyId}`
}

/** Where one writes to a profile: it leads on to the conversation if there is one. */
export function writePath(profileLegacyId: number): string {
  return `/Mail?profile=${profileLegacyId}`
}
