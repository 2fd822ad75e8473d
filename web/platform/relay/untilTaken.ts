const MAX_TRIES = 3

/**
 * Asks again, twice at most, while the server has too much to do and says when to come again: not all at the same
 * moment, or they would all be too many again.
 */
export async function untilTaken(ask: () => Promise<Response>, signal: AbortSignal): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await ask()
    const seconds = Number(response.headers.get('retry-after'))
    if (response.status !== 503 || !(seconds > 0) || tries === MAX_TRIES) return response
    await pause(seconds * 1000 * (1 + Math.random() / 2), signal)
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer)
      reject(new DOMException('Aborted', 'AbortError'))
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', leave)
      resolve()
    }, milliseconds)
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave, { once: true })
  })
}
