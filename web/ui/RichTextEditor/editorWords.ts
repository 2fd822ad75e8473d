/** What the editor's buttons are called. */
export interface EditorWords {
  toolbar: string
  bold: string
  italic: string
  underline: string
  strike: string
  heading: string
  subheading: string
  bulletList: string
  numberedList: string
  quote: string
  link: string
  unlink: string
  linkAddress: string
  linkSave: string
  undo: string
  redo: string
  /** How many characters are left; negative ones are too many. */
  left: (count: number) => string
}
