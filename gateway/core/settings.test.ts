import { describe, expect, it } from 'vitest'
import { readSettings } from './settings'

describe('settings', () => {
  it('have defaults for development', () => {
    expect(readSettings({})).toMatchObject({
      port: 4000,
      webDist: 'web/dist',
      persistedOperations: 'web/dist/operations.json',
      appOperations: 'operations',
      freeDocuments: true,
      upstreamTimeoutMs: 10_000,
      sessionCookies: ['__Host-sid', 'sid', '__Host-device', 'device'],
      siteCookies: ['dev-site'],
    })
  })

  it('are closed in production unless opened', () => {
    expect(readSettings({ NODE_ENV: 'production' })).toMatchObject({ freeDocuments: false, development: false })
    expect(readSettings({ NODE_ENV: 'production', FREE_DOCUMENTS: 'on' }).freeDocuments).toBe(true)
    expect(readSettings({ FREE_DOCUMENTS: '0' }).freeDocuments).toBe(false)
  })

  it('allow introspection to free documents, unless it is switched off', () => {
    expect(readSettings({}).introspection).toBe(true)
    expect(readSettings({ INTROSPECTION: 'off' }).introspection).toBe(false)
    expect(readSettings({ NODE_ENV: 'production' }).introspection).toBe(false)
    expect(readSettings({ NODE_ENV: 'production', FREE_DOCUMENTS: 'on' }).introspection).toBe(true)
  })

  it('take what is set, and leave what is set to nothing', () => {
    const settings = readSettings({
      PORT: '',
      LEGACY_API_URL: 'http://legacy.test/base/',
      WEB_DIST: '/srv/web',
      APP_OPERATIONS: '/srv/apps',
      TRUSTED_PROXIES: '10.0.0.0/8, loopback',
      MAX_COST: '7',
    })
    expect(settings).toMatchObject({
      port: 4000,
      legacyApiUrl: 'http://legacy.test/base',
      persistedOperations: '/srv/web/operations.json',
      appOperations: '/srv/apps',
      trustedProxies: ['10.0.0.0/8', 'loopback'],
      limits: { cost: 7 },
    })
  })

  it('start one process without metrics, unless set', () => {
    expect(readSettings({ METRICS_PORT: '' })).toMatchObject({
      workers: 1,
      drainDelayMs: 0,
      metrics: null,
      tracing: false,
    })
    expect(readSettings({ WEB_CONCURRENCY: '3', METRICS_PORT: '9464', DRAIN_DELAY_MS: '5000' })).toMatchObject({
      workers: 3,
      drainDelayMs: 5000,
      metrics: { host: '127.0.0.1', port: 9464 },
    })
    expect(readSettings({ WEB_CONCURRENCY: 'auto' }).workers).toBeGreaterThan(0)
    expect(readSettings({ WEB_CONCURRENCY: '0' }).workers).toBe(1)
  })

  it('serve TLS with a certificate and its key, and refuse one without the other', () => {
    expect(readSettings({}).tls).toBeNull()
    expect(readSettings({ TLS_CERT_FILE: 'cert.pem', TLS_KEY_FILE: 'key.pem' }).tls).toEqual({
      certFile: 'cert.pem',
      keyFile: 'key.pem',
      port: 443,
      host: '0.0.0.0',
    })
    expect(() => readSettings({ TLS_CERT_FILE: 'cert.pem' })).toThrow('TLS_KEY_FILE')
  })

  it('trace where there is a collector, unless OpenTelemetry is disabled', () => {
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector.test:4318'
    expect(readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT }).tracing).toBe(true)
    expect(readSettings({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: OTEL_EXPORTER_OTLP_ENDPOINT }).tracing).toBe(true)
    expect(readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' }).tracing).toBe(false)
    expect(readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_EXPORTER: 'none' }).tracing).toBe(false)
  })

  it.each(['much', '-1', '1.5'])('refuse %s for a number, by name', (PORT) => {
    expect(() => readSettings({ PORT })).toThrow('PORT must be a whole number')
  })
})
