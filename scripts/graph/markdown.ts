export function code(text: string): string {
  return `\`${text}\``
}

export function link(text: string, heading: string): string {
  return `[${text}](${anchor(heading)})`
}

/** The anchor that code hosts give to a heading of letters and spaces. */
export function anchor(heading: string): string {
  return `#${heading.toLowerCase().replaceAll(' ', '-')}`
}

export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** Omits padding, because the longest cell would widen every row. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return ['<!-- prettier-ignore -->', line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

export function paragraphs(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n')
}
