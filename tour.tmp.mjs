import { chromium } from 'playwright'
import { AxeBuilder } from '@axe-core/playwright'
import { readFileSync } from 'node:fs'
const plan = JSON.parse(readFileSync(process.argv[2]))
const port = process.env.PORT ?? 4700
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--host-resolver-rules=MAP *.localhost 127.0.0.1'] })
for (const { who, host = 'dk.localhost', pages, widths = [1280, 390], scheme } of plan) {
  for (const width of widths) {
    const ctx = await browser.newContext({ viewport: { width, height: width < 600 ? 844 : 900 }, reducedMotion: 'reduce', colorScheme: scheme ?? 'light', extraHTTPHeaders: { 'x-forwarded-for': `10.1.${Math.floor(Math.random()*250)}.${1+Math.floor(Math.random()*250)}` } })
    const page = await ctx.newPage()
    page.on('console', (m) => { if (['error', 'warning'].includes(m.type())) console.log('   console', m.type(), m.text().slice(0, 300)) })
    page.on('pageerror', (e) => console.log('   PAGEERROR', String(e).slice(0, 300)))
    const base = `http://${host}:${port}`
    const categories = ['necessary', 'preferences', 'statistics', 'marketing']
    const value = encodeURIComponent(JSON.stringify({ categories, revision: 0, data: null, consentTimestamp: new Date().toISOString(), lastConsentTimestamp: new Date().toISOString(), consentId: 'x', services: Object.fromEntries(categories.map((c) => [c, []])), languageCode: 'da-DK', expirationTime: Date.now() + 86400000 }))
    await ctx.addCookies([{ name: 'cookie-consent', value, url: base }])
    await page.goto(base + '/healthz')
    if (who) {
      const r = await page.evaluate(async ([name]) => (await fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json', 'x-graphql-csrf': '1' }, body: JSON.stringify({ query: 'mutation($n:String!){logOn(input:{name:$n,password:"Nordlys-1998"}){viewer{name} userErrors{code message}}}', variables: { n: name } }) })).text(), [who])
      if (!r.includes('"userErrors":[]')) console.log('LOGON', r.slice(0, 300))
    }
    for (const [name, path, act] of pages) {
      try {
        await page.goto(base + path)
        await page.waitForLoadState('networkidle', { timeout: 8000 }).catch(() => {})
        const cookie = page.getByRole('button', { name: /kun nødvendige|Only necessary|nødvendige/i })
        if (await cookie.count()) await cookie.first().click().catch(() => {})
        if (act) { const AsyncFunction = (async () => {}).constructor; await new AsyncFunction('page', act)(page) }
        await page.waitForTimeout(400)
        const file = `/tmp/tour/shots/${name}-${width}.png`
        await page.screenshot({ path: file, fullPage: true })
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        let axe = ''
        if (process.env.AXE) { const r = await new AxeBuilder({ page }).analyze(); axe = r.violations.map((v) => `${v.id}: ${v.nodes.slice(0,2).map((n) => n.target.join(' ')+' '+n.html.slice(0,120)).join(' | ')}`).join('\n      ') }
        console.log(name, width, page.url().replace(base, ''), '|', await page.title(), wide > 0 ? `WIDE ${wide}` : '', axe ? '\n   AXE ' + axe : '')
      } catch (e) { console.log(name, width, 'FAILED', String(e).slice(0, 400)); await page.screenshot({ path: `/tmp/tour/shots/${name}-${width}-failed.png` }).catch(() => {}) }
    }
    await ctx.close()
  }
}
await browser.close()
