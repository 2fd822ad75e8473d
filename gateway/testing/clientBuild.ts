import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const built = `<!doctype html>
<html lang="da" data-site="nordlys">
  <head><meta name="theme-color" content="#FBFAF8" /><title>Nordlys</title><meta name="apple-mobile-web-app-title" content="Nordlys" />
    <link rel="icon" href="/icon-nordlys.svg" type="image/svg+xml" /><link rel="apple-touch-icon" href="/icons/nordlys-apple-180.png" />
    <script type="module" crossorigin src="/assets/index-abc.js"></script></head>
  <body><div id="root"></div></body>
</html>`
const shell = 'query AppShellQuery { site { name isDark } viewer { name language } }'
export const shellScript = `export const shell = '${'y'.repeat(5000)}'`
/** Stands in for the client's renderer: it answers what the address asks for. */
const renderer = `export async function renderPage({ url, device, cookies, answer }) {
  const { pathname, searchParams } = new URL(url)
  if (pathname === '/slow') await globalThis.untilDrawn
  if (pathname === '/Community') return { redirect: searchParams.get('to') ?? '/Start' }
  if (pathname === '/broken') throw new Error('Cannot render')
  const { data } = await answer('b2', {})
  return {
    status: pathname === '/nowhere' ? 404 : 200,
    failure: undefined,
    html: pathname === '/cookies' ? cookies : '<h1>' + device + '</h1>',
    head: searchParams.has('titled') ? '<title>Its own</title><meta name="description" content="Words"/>' : '',
    records: { data },
    modules: ['features/a/Screen.tsx'],
  }
}`
const chunks = {
  'main/main.tsx': {
    file: 'assets/index-abc.js',
    isEntry: true,
    imports: ['_libraries.js'],
    css: ['assets/index-abc.css'],
  },
  '_libraries.js': { file: 'assets/libraries-abc.js' },
  'features/a/Screen.tsx': {
    file: 'assets/Screen-abc.js',
    imports: ['_libraries.js', '_form.js'],
    css: ['assets/Screen-abc.css'],
  },
  '_form.js': { file: 'assets/form-abc.js', css: ['assets/form-abc.css'] },
}

/** Writes a small client as its build would be, with a renderer of its own, and returns its folder. */
export async function writeClient(): Promise<string> {
  const webDist = await mkdtemp(join(tmpdir(), 'web-'))
  await mkdir(join(webDist, 'assets'))
  await mkdir(join(webDist, '.vite'))
  await writeFile(join(webDist, '.vite/manifest.json'), JSON.stringify(chunks))
  await mkdir(join(webDist, '.server'))
  await writeFile(join(webDist, '.server/server.js'), renderer)
  await writeFile(join(webDist, '.server/package.json'), '{ "type": "module" }')
  await writeFile(join(webDist, 'index.html'), built)
  await writeFile(join(webDist, 'assets/index-abc.js'), `export const text = '${'x'.repeat(5000)}'`)
  await writeFile(join(webDist, 'assets/shell-abc.js'), shellScript)
  await writeFile(join(webDist, 'assets/shell-abc.js.br'), brotliCompressSync(shellScript))
  await writeFile(join(webDist, 'icon-nordlys.svg'), '<svg/>')
  await writeFile(join(webDist, 'operations.json'), JSON.stringify({ b2: shell }))
  return webDist
}
