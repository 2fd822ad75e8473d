import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from '../../scripts/support/settings'

test('an empty environment gives the defaults', () => {
  const standard = { port: 4000, host: '127.0.0.1', dataDir: resolve('data'), demo: true, sandboxPort: 4002 }
  expect(readSettings({})).toEqual(standard)
  expect(readSettings({ PORT: '', HOST: '', DATA_DIR: '', DEMO: '', DATABASE_URL: '' })).toEqual(standard)
})

test('production has the demo only when enabled', () => {
  expect(readSettings({ NODE_ENV: 'production' }).demo).toBe(false)
  expect(readSettings({ NODE_ENV: 'production', DEMO: 'on' }).demo).toBe(true)
})

test('the payment sandbox runs beside a server of ours that has no other payment service, outside production', () => {
  expect(readSettings({ PORT: '80' }).sandboxPort).toBe(82)
  expect(readSettings({ SANDBOX_PORT: '5002' }).sandboxPort).toBe(5002)
  const others = [{ NODE_ENV: 'production' }, { BILLWERK_KEY: 'key' }, { LEGACY_API_URL: 'https://legacy.example/' }]
  expect(others.map((env) => readSettings(env).sandboxPort)).toEqual([undefined, undefined, undefined])
})

test('everything can be set', () => {
  const env = {
    PORT: '80',
    HOST: '0.0.0.0',
    LEGACY_API_URL: 'https://legacy.example/',
    LEGACY_PORT: '5001',
    DATABASE_URL: 'postgres://me:secret@db/nordlys',
    DATA_DIR: '/srv/nordlys',
    DEMO: 'off',
  }
  expect(readSettings(env)).toEqual({
    port: 80,
    host: '0.0.0.0',
    legacyApiUrl: 'https://legacy.example/',
    legacyPort: 5001,
    databaseUrl: 'postgres://me:secret@db/nordlys',
    dataDir: resolve('/srv/nordlys'),
    demo: false,
  })
})

test.each([
  [{ PORT: '0' }, 'PORT must be a port number, not "0".'],
  [{ PORT: '70000' }, 'PORT must be a port number, not "70000".'],
  [{ LEGACY_PORT: 'x' }, 'LEGACY_PORT must be a port number, not "x".'],
  [{ DEMO: 'perhaps' }, 'DEMO must be on or off, not "perhaps".'],
  [{ LEGACY_API_URL: 'legacy:80' }, 'LEGACY_API_URL must be an address that starts with http:// or https://.'],
])('refuses %o', (env, message) => {
  expect(() => readSettings(env)).toThrow(message)
})

test('does not reveal a password in an invalid address', () => {
  expect(() => readSettings({ DATABASE_URL: 'mysql://me:secret@db' })).toThrow(/^(?!.*secret).*DATABASE_URL/)
})
