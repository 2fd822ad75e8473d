import type { TestServer } from './testServer'

/** The address behind the button of the newest mail to a recipient. */
export function linkIn({ mails }: TestServer, to: string): URL {
  const mail = mails.findLast((each) => each.to === to)
  const address = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0]
  if (!address) throw new Error(`No mail with a link has gone to ${to}`)
  return new URL(address)
}
