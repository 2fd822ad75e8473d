/** A text as part of a pattern of SQL's `like`, in which it stands for itself. */
export function likeSafe(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}
