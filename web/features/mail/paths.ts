export function eventPath(legacyId: number): string {
  return `/Community/Events/Event/${legacyId}`
}
