import { describe, expect, it } from 'vitest'
import { createUploadQueue, type SendResult } from './uploadQueue'

/** A queue whose sender the test controls. */
function setup() {
  const sent: {
    name: string
    signal: AbortSignal
    progress: (share: number) => void
    finish: (result: SendResult) => Promise<void>
  }[] = []
  const closed: string[] = []
  const queue = createUploadQueue(
    (file, { onProgress, signal }) =>
      new Promise((resolve) => {
        const finish = async (result: SendResult) => {
          resolve(result)
          // The queue continues in later microtasks.
          await new Promise(setImmediate)
        }
        sent.push({ name: file.name, signal, progress: onProgress, finish })
      }),
    { open: (file) => `blob:${file.name}`, close: (address) => closed.push(address) },
  )
  const add = (...names: string[]) => queue.add(names.map((name) => new File(['x'], name)))
  const states = () => queue.uploads().map(({ file, state }) => `${file.name} ${state}`)
  const idOf = (name: string) => queue.uploads().find(({ file }) => file.name === name)?.id ?? 0
  return { queue, sent, closed, add, states, idOf, names: () => sent.map(({ name }) => name) }
}

const medium = { id: 'm1', isVideo: false, url: '/media/1/gallery.webp', sourceUrl: '/media/1/source.jpg' }

describe('the upload queue', () => {
  it('sends three files at a time, and the next when one is finished', async () => {
    const { add, names, sent, states } = setup()
    add('a', 'b', 'c', 'd', 'e')
    expect(names()).toEqual(['a', 'b', 'c'])
    expect(states()).toEqual(['a sending', 'b sending', 'c sending', 'd waiting', 'e waiting'])
    await sent[1]?.finish({ medium })
    expect(names()).toEqual(['a', 'b', 'c', 'd'])
    expect(states()[1]).toBe('b uploaded')
  })

  it('reports the progress of each', () => {
    const { add, sent, queue } = setup()
    add('a', 'b')
    sent[1]?.progress(0.4)
    expect(queue.uploads().map(({ progress }) => progress)).toEqual([0, 0.4])
  })

  it("keeps the server's message of a failed one, and continues with the others", async () => {
    const { add, sent, queue, states } = setup()
    add('a', 'b')
    await sent[0]?.finish({ problem: 'The file is too large.', canRetry: false })
    await sent[1]?.finish({ medium })
    expect(states()).toEqual(['a failed', 'b uploaded'])
    expect(queue.uploads()[0]).toMatchObject({ problem: 'The file is too large.', canRetry: false })
  })

  it('retries a failed one on request, without the old message', async () => {
    const { add, sent, queue, states, idOf, names } = setup()
    add('a')
    await sent[0]?.finish({ problem: null, canRetry: true })
    queue.retry(idOf('a'))
    expect(names()).toEqual(['a', 'a'])
    expect(states()).toEqual(['a sending'])
    await sent[1]?.finish({ medium })
    expect(queue.uploads()[0]).toMatchObject({ state: 'uploaded', problem: null, medium })
  })

  it('stops a cancelled one, starts the next, and ignores the late answer', async () => {
    const { add, sent, queue, states, idOf, names } = setup()
    add('a', 'b', 'c', 'd')
    queue.cancel(idOf('a'))
    expect(sent[0]?.signal.aborted).toBe(true)
    expect(names()).toEqual(['a', 'b', 'c', 'd'])
    sent[0]?.progress(0.9)
    await sent[0]?.finish({ medium })
    expect(states()[0]).toBe('a cancelled')
    expect(queue.uploads()[0]?.progress).toBe(0)
  })

  it('does not send one that was cancelled while waiting', async () => {
    const { add, sent, queue, idOf, names } = setup()
    add('a', 'b', 'c', 'd')
    queue.cancel(idOf('d'))
    await sent[0]?.finish({ medium })
    expect(names()).not.toContain('d')
  })

  it('forgets a removed one with its preview', () => {
    const { add, sent, queue, states, closed, idOf } = setup()
    add('a', 'b')
    queue.remove(idOf('a'))
    expect(sent[0]?.signal.aborted).toBe(true)
    expect(states()).toEqual(['b sending'])
    expect(closed).toEqual(['blob:a'])
  })

  it('stops everything when it is cleared', () => {
    const { add, sent, queue, closed } = setup()
    add('a', 'b', 'c', 'd')
    queue.clear()
    expect(sent.every(({ signal }) => signal.aborted)).toBe(true)
    expect(queue.uploads()).toEqual([])
    expect(closed).toHaveLength(4)
  })
})
