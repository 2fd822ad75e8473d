import { EventEmitter } from 'node:events'
import type { Worker } from 'node:cluster'
import { expect, it } from 'vitest'
import { StandingTimers } from '../testing/standingTimers'
import { Workers } from './workers'

/** The parts of a worker that the supervisor uses. */
class Standing extends EventEmitter {
  readonly told: unknown[] = []
  killed = false
  connected = true
  readonly process = {
    pid: 1 as number | undefined,
    kill: () => {
      this.killed = true
      this.die(null)
      return true
    },
  }

  isConnected(): boolean {
    return this.connected
  }

  send(message: unknown): boolean {
    this.told.push(message)
    return true
  }

  die(code: number | null): void {
    this.emit('exit', code, null)
  }
}

function begin(count: number) {
  const timers = new StandingTimers()
  const forked: Standing[] = []
  const fork = () => {
    const worker = new Standing()
    forked.push(worker)
    return worker as unknown as Worker
  }
  const reports: object[] = []
  const workers = new Workers({ count, fork, timers, report: (_message, details) => void reports.push(details) })
  const ended = workers.run()
  const at = (index: number) => {
    const worker = forked[index]
    if (!worker) throw new Error(`No worker ${index} was begun`)
    return worker
  }
  return { timers, forked, at, reports, workers, ended }
}

it('replaces a worker that has run for a while at once', () => {
  const { timers, forked, at, reports, workers } = begin(2)
  at(0).emit('listening')
  at(1).emit('listening')
  timers.pass(60_000)
  at(0).die(1)
  timers.pass(0)
  expect(forked).toHaveLength(3)
  expect(reports).toMatchObject([{ code: 1, inMs: 0 }])
  expect([workers.listening.length, workers.replaced]).toEqual([1, 1])
})

it('waits longer and longer while workers die young, until one lasts', () => {
  const { timers, forked, at, reports } = begin(1)
  at(0).emit('listening')
  for (let index = 0; index < 7; index += 1) {
    at(index).die(1)
    timers.pass(30_000)
  }
  expect(reports.map((report) => 'inMs' in report && report.inMs)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ])
  at(7).die(1)
  timers.pass(29_999)
  expect(forked).toHaveLength(8)
  timers.pass(1)
  timers.pass(60_000)
  at(8).die(1)
  timers.pass(0)
  expect(forked).toHaveLength(10)
  at(9).die(1)
  expect(reports.at(-1)).toMatchObject({ inMs: 1000 })
})

it('ends with the last of its workers, and replaces none', async () => {
  const { timers, forked, at, workers, ended } = begin(2)
  at(0).emit('listening')
  workers.end(5000)
  expect(forked.map(({ told }) => told)).toEqual([['end'], ['end']])
  at(0).die(0)
  at(1).die(0)
  expect(await ended).toBe(0)
  timers.pass(60_000)
  expect(forked).toHaveLength(2)
})

it('kills a worker that does not end in time, and reports a failure', async () => {
  const { timers, at, workers, ended } = begin(2)
  at(0).emit('listening')
  workers.end(5000)
  at(1).die(0)
  timers.pass(5000)
  expect(at(0).killed).toBe(true)
  expect(await ended).toBe(1)
})

it('gives up where not even one of them could start', async () => {
  const { at, forked, ended } = begin(2)
  at(0).die(3)
  expect(at(1).killed).toBe(true)
  expect(await ended).toBe(3)
  expect(forked).toHaveLength(2)
})

it('survives a worker that dies while it gets a message, and sends it nothing more', () => {
  const { at, reports, workers } = begin(2)
  at(0).emit('listening')
  at(1).emit('listening')
  at(0).connected = false
  at(0).emit('error', new Error('Channel closed'))
  expect(reports).toEqual([{ worker: 1, error: 'Channel closed' }])
  expect(workers.listening).toEqual([at(1)])
  workers.end(5000)
  expect([at(0).told, at(1).told]).toEqual([[], ['end']])
})

it('retries when no process can be started for a while', () => {
  const { timers, forked, at, reports } = begin(1)
  at(0).emit('listening')
  at(0).die(1)
  timers.pass(1000)
  at(1).process.pid = undefined
  at(1).emit('error', new Error('spawn EAGAIN'))
  timers.pass(2000)
  expect(forked).toHaveLength(3)
  expect(reports[1]).toMatchObject({ error: 'spawn EAGAIN', inMs: 2000 })
})
