/** Reads an answer of type multipart/mixed: yields the JSON of each part as it arrives. */
export async function* readMultipart(response: Response): AsyncGenerator {
  const boundary = /boundary="?([^";]+)"?/.exec(response.headers.get('content-type') ?? '')?.[1] ?? '-'
  const delimiter = `\r\n--${boundary}`
  if (!response.body) return
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let buffer = '\r\n'
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    buffer += value
    for (let end = buffer.indexOf(delimiter); end >= 0; end = buffer.indexOf(delimiter)) {
      const part = buffer.slice(0, end)
      buffer = buffer.slice(end + delimiter.length)
      const body = part.slice(part.indexOf('\r\n\r\n') + 4).trim()
      if (body.startsWith('{')) yield JSON.parse(body)
      if (buffer.startsWith('--')) return
    }
  }
}
