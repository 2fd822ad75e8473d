/** Escapes a text for a `like` pattern. */
export function likeSafe(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}
