import { useEffect, useState } from 'react'
import { useLiveEvents } from '#platform/live/liveEvents'

/** A client sends the typing event at most every three seconds; after this time without one, typing has stopped. */
const SHOWN = 5_000

interface Typer {
  readonly id: string
  readonly name: string
}

/** Names of those typing in a conversation; somebody who has sent a message has stopped. */
export function useTypers(conversationId: string, lastAuthor: string | undefined, newest: number) {
  const [typers, setTypers] = useState<readonly (Typer & { readonly at: number })[]>([])
  const [seen, setSeen] = useState(newest)
  if (newest !== seen) {
    setSeen(newest)
    setTypers(typers.filter(({ id }) => id !== lastAuthor))
  }
  useLiveEvents((event) => {
    if (event.__typename !== 'LiveTyping' || event.conversationId !== conversationId) return
    const { id, name } = event.profile
    setTypers((known) => [...known.filter((typer) => typer.id !== id), { id, name, at: Date.now() }])
  })
  useEffect(() => {
    if (typers.length === 0) return undefined
    const oldest = Math.min(...typers.map(({ at }) => at))
    const timer = window.setTimeout(
      () => setTypers((known) => known.filter(({ at }) => at > oldest)),
      Math.max(0, oldest + SHOWN - Date.now()),
    )
    return () => window.clearTimeout(timer)
  }, [typers])
  return typers.map(({ name }) => name)
}
