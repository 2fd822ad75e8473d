import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { throughBarrels } from './vite/barrels.ts'
import { componentStyles } from './vite/componentStyles.ts'
import { offlinePages } from './vite/offlinePages.ts'
import { relayParts } from './vite/relayParts.ts'
import { sharedFiles } from './vite/sharedFiles.ts'
import { themeVariables } from './vite/themeVariables.ts'

const gateway = process.env.GATEWAY_URL ?? 'http://127.0.0.1:4001'
const proxied = ['/graphql', '/media', '/api', '/outbox', '/manifest.webmanifest', '/healthz', '/readyz']

/** Puts the persisted operations beside the built client, for the gateway. */
function persistedOperations(): Plugin {
  return {
    name: 'persisted-operations',
    apply: 'build',
    generateBundle() {
      const source = readFileSync(new URL('./platform/relay/persisted.json', import.meta.url), 'utf8')
      this.emitFile({ type: 'asset', fileName: 'operations.json', source })
    },
  }
}

/** Writes the service worker with the build's mark in it, so that a browser sees each build as a new version. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const build = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 16)
      const source = readFileSync(new URL('./serviceWorker.js', import.meta.url), 'utf8')
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: `// Build ${build}\n${source}` })
    },
  }
}

/** Has the browser fetch the fonts with the first files, not when it meets their first letter. */
function fontPreloads(): Plugin {
  return {
    name: 'font-preloads',
    apply: 'build',
    transformIndexHtml: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
          injectTo: 'head',
        })),
  }
}

/** In the server's build, `x.server.ts` stands in for the `x.ts` beside it. */
function serverTwins(): Plugin {
  return {
    name: 'server-twins',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      const twin = found?.id.replace(/\.ts$/, '.server.ts')
      return twin && twin !== found?.id && !found?.id.includes('node_modules') && existsSync(twin) ? twin : null
    },
  }
}

/** In the server's build, lazy imports tell which module they load, so that a page can name its files. */
function toldImports(): Plugin {
  return {
    name: 'told-imports',
    enforce: 'post',
    async transform(code, id) {
      if (id.includes('node_modules') || !code.includes('import(')) return null
      const imports = [...code.matchAll(/\bimport\((["'])([^"'?]+)\1\)/g)]
      let told = code
      for (const [whole, , source = ''] of imports) {
        const found = await this.resolve(source, id)
        if (!found || found.id.includes('node_modules')) continue
        const path = JSON.stringify(relative(import.meta.dirname, found.id))
        told = told.replaceAll(whole, `loadModule(${path}, () => ${whole})`)
      }
      // React asks for lazy components once a process.
      if (/import \{[^}]*\blazy\b[^}]*\} from ["']react["']/.test(code))
        told = told.replaceAll(/\blazy\(/g, 'lazyOnServer(')
      return { code: told, map: null }
    },
  }
}

const screenOf = (area: string, names: string) =>
  new RegExp(String.raw`features[\\/]${area}[\\/]screens[\\/](${names})[\\/]\w+Screen\.tsx$`)
const front = screenOf('front', 'FrontScreen')
const pages = /features[\\/](site[\\/]screens[\\/]\w+|support[\\/]screens[\\/]SupportScreen)[\\/]\w+Screen\.tsx$/
const account = screenOf('front', String.raw`(Confirm|Link|Reset)\w+`)
const create = screenOf('front', 'CreateScreen')
const start = screenOf('start', 'StartScreen')
const profile = screenOf('profiles', 'ProfileAboutScreen')
const inside = /main[\\/]inside\.ts$/
const extras = /shell[\\/]pageExtras\.ts$/
const insideExtras = /shell[\\/]insideExtras\.ts$/

/** What fields open, and menus: large, and on few pages at once. */
const popovers = /@floating-ui|core[\\/]esm[\\/](components[\\/](Popover|ScrollArea|Combobox)[\\/]|utils[\\/]Floating)/

/** What else lies over a page, opened later. */
const overlays =
  /react-remove-scroll|web[\\/]ui[\\/]overlays[\\/](Opened|Anchor|useArrived)|core[\\/]esm[\\/]components[\\/](Menu|Tooltip|Modal|ModalBase|Drawer|Overlay)[\\/]/

const hooks = /@mantine[\\/]hooks|ScrollArea[\\/]utils|get-env/

/** What can be ticked, and what overlays have in common with it. */
const choices = /components[\\/](Checkbox|Radio)[\\/]|InlineInput|DirectionProvider|create-safe-context/

const either = (...kinds: readonly RegExp[]) => new RegExp(kinds.map(({ source }) => source).join('|'))
const members = either(start, inside)

const shared = sharedFiles([
  { name: 'base', of: [front, pages, members] },
  { name: 'public', of: [front, pages] },
  { name: 'visit', of: [front, account] },
  { name: 'cards', of: [front, members] },
  { name: 'front', of: [front] },
  { name: 'heads', of: [pages, members] },
  { name: 'fields', of: [account, pages] },
  { name: 'prose', of: [pages], only: /dompurify|sanitizeHtml|allowedHtml/ },
  { name: 'lists', of: [pages], only: /virtua|platform[\\/]lists/ },
  { name: 'notes', of: [create], only: /useLiveAnswer|components[\\/]Alert|use-uncontrolled|emailForm/ },
  { name: 'pages', of: [pages] },
  { name: 'account', of: [account] },
  { name: 'members', of: [create, start] },
  { name: 'bars', of: [extras, inside] },
  { name: 'frame', of: [either(inside, start), either(inside, profile)] },
  { name: 'start', of: [start] },
  { name: 'hooks', of: [create], minShare: 3, only: hooks },
  { name: 'forms', of: [create] },
  { name: 'extras', of: [extras] },
  { name: 'choices', of: [], minShare: 30, only: choices },
  { name: 'moreHooks', of: [], minShare: 3, only: hooks },
  { name: 'popovers', of: [], only: popovers },
  { name: 'overlays', of: [], only: overlays },
  { name: 'shared', of: [], minShare: 30 },
  { name: 'texts', of: [profile], only: /richText|dompurify|sanitize/i },
  { name: 'icons', of: [profile], only: /tabler/ },
  { name: 'profile', of: [profile] },
  { name: 'later', of: [insideExtras] },
])

/**
 * A few files instead of a hundred small ones: what every visit loads in two, what the screens of visitors share, the
 * frame of members, and what most screens share. The libraries are apart: browsers keep them when a new version of the
 * client comes.
 */
const groups = [
  {
    name: 'libraries',
    tags: ['$initial' as const],
    test: /[\\/]node_modules[\\/]/,
    priority: shared.groups.length + 2,
  },
  { name: 'shell', tags: ['$initial' as const], priority: shared.groups.length + 1 },
  ...shared.groups,
]

/** Component tests go without the compiler, which takes half of their transforms; browser tests run what it makes. */
const compiler = process.env.VITEST ? [] : ['babel-plugin-react-compiler']

export default defineConfig(({ isSsrBuild = false }) => ({
  root: import.meta.dirname,
  resolve: { tsconfigPaths: true },
  plugins: [
    themeVariables(),
    react({
      babel: {
        plugins: [...(isSsrBuild ? [] : compiler), ['relay', { eagerEsModules: true, artifactDirectory: undefined }]],
      },
    }),
    ...(isSsrBuild
      ? [serverTwins(), toldImports()]
      : [
          relayParts(),
          throughBarrels(),
          componentStyles(),
          shared.plugin,
          persistedOperations(),
          serviceWorker(),
          fontPreloads(),
          offlinePages(),
          // The page itself is made anew for each visit.
          compression({
            include: /\.(js|css)$/,
            threshold: 1024,
            algorithms: ['gzip', 'brotliCompress'],
            logLevel: 'silent',
          }),
        ]),
  ],
  // The gateway loads one folder, which needs nothing else. React's development code would write files and lines of the
  // server into the page, and takes longer.
  ...(isSsrBuild && { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
  build: isSsrBuild
    ? { outDir: 'dist/.server', emptyOutDir: true, target: 'node20', copyPublicDir: false, minify: false }
    : {
        outDir: 'dist',
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        assetsInlineLimit: 0,
        rolldownOptions: { output: { codeSplitting: { groups } } },
      },
  server: {
    proxy: Object.fromEntries(proxied.map((path) => [path, { target: gateway, xfwd: true, changeOrigin: false }])),
    allowedHosts: ['.localhost'],
  },
}))
