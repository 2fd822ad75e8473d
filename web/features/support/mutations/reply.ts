/** What is sent with a text. */
export interface Reply {
  readonly text: string
  readonly key: string
  readonly mediaIds?: string[]
  readonly consent?: boolean
}
