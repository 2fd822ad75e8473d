import { useCreateSsoTicket } from '#platform/singleSignOn/useCreateSsoTicket'

/** Opens a place on the chat site with the viewer already logged in. */
export function useEnterChat() {
  const [createTicket, busy] = useCreateSsoTicket()
  const enter = async (path: string) => {
    const answer = await createTicket({ input: { path } })
    const url = answer?.createSsoTicket.url
    if (url) window.location.assign(url)
  }
  return [enter, busy] as const
}
