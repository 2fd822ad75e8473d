/** A browser at the sandbox's e-ID: follows redirects there, with its cookies, until it is sent back to us. */
export async function logInWithEid(url: string, personId: string): Promise<string> {
  const cookies = new Map<string, string>()
  const { origin } = new URL(url)
  const visit = async (address: string, form?: Readonly<Record<string, string>>): Promise<URL> => {
    const response = await fetch(address, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { body: new URLSearchParams(form) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location === null) throw new Error(`${address} answered ${response.status}: ${await response.text()}`)
    return new URL(location, address)
  }
  let next = await visit(url)
  if (next.pathname.startsWith('/eid-login/')) next = await visit(next.href, { person: personId })
  while (next.origin === origin) next = await visit(next.href)
  return next.search.slice(1)
}
