/**
 * @typedef {{ call: string, status?: number, startMs: number, ms: number, batchSize?: number, cached?: true }} LoggedCall
 * @typedef {{ operation: string, kind: string, calls: LoggedCall[] | null, bound: number | null, more: boolean }} Answer
 * @typedef {{ hasNext?: boolean, extensions?: { restCalls?: LoggedCall[], cost?: unknown } }} Part
 */

/**
 * Tells of every answer of the graph that the editor gets; of one in several parts, with each of them. The schema that
 * the editor asks for gets its documentation extended.
 * @param {(answer: Answer) => void} tell
 * @param {(answer: object) => object} document
 */
export function watchAnswers(tell, document) {
  const send = globalThis.fetch.bind(globalThis)
  globalThis.fetch = async (input, init) => {
    const response = await send(input, init)
    const asked = operationOf(init?.body)
    if (asked?.operation === 'IntrospectionQuery') return Response.json(document(await response.json()))
    if (asked) void follow(response.clone(), asked, tell).catch(ignore)
    return response
  }
  return send
}

/** The editor says itself what went wrong with an answer. */
function ignore() {}

/**
 * @param {unknown} body
 * @returns {{ operation: string, kind: string } | null}
 */
function operationOf(body) {
  if (typeof body !== 'string') return null
  const { query } = JSON.parse(body)
  const [, kind = 'query', operation = ''] = /^\s*(query|mutation|subscription)\s+(\w+)/m.exec(String(query)) ?? []
  return { operation, kind }
}

/**
 * @param {Response} response
 * @param {{ operation: string, kind: string }} asked
 * @param {(answer: Answer) => void} tell
 */
async function follow(response, asked, tell) {
  /** @type {Part[]} */
  const parts = []
  const take = (/** @type {Part} */ part) => {
    parts.push(part)
    tell({ ...asked, ...together(parts) })
  }
  const type = response.headers.get('content-type') ?? ''
  if (/^(multipart\/|text\/event-stream)/.test(type)) await eachLine(response, (line) => takeLine(line, take))
  else take(await response.json())
}

/**
 * Parts of a stream are lines of JSON, in events behind a word.
 * @param {string} line
 * @param {(part: Part) => void} take
 */
function takeLine(line, take) {
  const text = line.replace(/^data:\s*/, '')
  if (text.startsWith('{')) take(JSON.parse(text))
}

/**
 * @param {Response} response
 * @param {(line: string) => void} take
 */
async function eachLine(response, take) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    const lines = (rest + read.value).split(/\r?\n/)
    rest = lines.pop() ?? ''
    lines.forEach(take)
  }
  take(rest)
}

/** @param {Part[]} parts */
function together(parts) {
  const told = parts.flatMap(({ extensions }) => (extensions?.restCalls ? [extensions.restCalls] : []))
  const bounds = parts.flatMap(({ extensions }) => boundOf(extensions?.cost) ?? [])
  return {
    calls: told.length > 0 ? told.flat() : null,
    bound: bounds.at(-1) ?? null,
    more: parts.at(-1)?.hasNext ?? false,
  }
}

/**
 * @param {unknown} cost
 * @returns {number | null}
 */
function boundOf(cost) {
  return typeof cost === 'number' ? cost : null
}
