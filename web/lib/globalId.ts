/** Whether a text from an address can be a global id. Numbers are what addresses once had instead. */
export function canBeGlobalId(text: string): boolean {
  return /^(?!\d+$)[\w-]{4,100}$/.test(text)
}
