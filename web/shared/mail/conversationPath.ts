export function conversationPath(legacyId?: number): string {
  return legacyId === undefined ? '/Mail' : `/Mail/${legacyId}`
}

/** Returns the path for writing to a profile; it redirects to the conversation if there is one. */
export function writePath(profileId: string): string {
  return `/Mail?profile=${profileId}`
}
