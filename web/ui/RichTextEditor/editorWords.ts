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
  /** Remaining characters; negative when the text is too long. */
  left: (count: number) => string
}
