/**
 * Who may import whom. Each part of the product has layers, and each layer imports only from those below it.
 * `npm test -- layers` checks it.
 */

/** Top-level folders of a part that are not areas. */
const gatewayBase = ['main', 'http', 'fastPath', 'observability', 'shared', 'core', 'generated', 'testing']

/** Tests and what only they use may look anywhere. */
const tests = '\\.(test|fixture)\\.tsx?$|/testing/|^gateway/[^/]+/examples/'

/**
 * @param {string} name
 * @param {string} comment
 * @param {string} from
 * @param {string[]} to
 */
const notInto = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: to },
})

const legacyBase = ['main', 'demo', 'shared', 'core', 'content', 'contract', 'migrations', 'testing']

const legacyArea = `^legacy/(?!(?:${legacyBase.join('|')})/)([^/]+)/`

const gatewayArea = `^gateway/(?!(?:${gatewayBase.join('|')})/)([^/]+)/`

module.exports = {
  forbidden: [
    notInto('gateway-core', 'The core names no area.', '^gateway/core/', [
      gatewayArea,
      '^gateway/(main|http|fastPath|observability|shared)/',
    ]),
    notInto('gateway-shared', 'What areas share knows none of them.', '^gateway/shared/', [
      gatewayArea,
      '^gateway/(main|http|fastPath|observability)/',
    ]),
    notInto('gateway-servers', 'What answers HTTP works with any areas.', '^gateway/(http|fastPath|observability)/', [
      gatewayArea,
      '^gateway/(main|shared)/',
    ]),
    {
      name: 'gateway-areas',
      comment: 'Areas do not import one another: what two of them use lives in gateway/shared.',
      severity: 'error',
      from: { path: gatewayArea },
      to: { path: [gatewayArea, '^gateway/(main|http|fastPath|observability)/'], pathNot: '^gateway/$1/' },
    },
    {
      name: 'gateway-to-contract',
      comment: 'Of the legacy server the gateway knows the contract only.',
      severity: 'error',
      from: { path: '^gateway/' },
      to: { path: '^(web|scripts|sandbox)/|^legacy/(?!contract/)' },
    },
    notInto('legacy-contract', 'The contract is for both servers.', '^legacy/contract/', [
      '^legacy/(?!contract/)',
      '^(gateway|web|scripts)/',
    ]),
    notInto('legacy-content', 'Texts know nothing of what shows them.', '^legacy/content/', [
      '^legacy/(?!content/|contract/)',
    ]),
    notInto('legacy-core', 'The core names no area.', '^legacy/core/', ['^legacy/(?!core/|content/|contract/)']),
    notInto('legacy-shared', 'What areas share knows none of them.', '^legacy/shared/', [
      legacyArea,
      '^legacy/(main|demo)/',
    ]),
    {
      name: 'legacy-areas',
      comment: 'Areas do not import one another: what two of them use lives in legacy/shared.',
      severity: 'error',
      from: { path: legacyArea },
      to: { path: [legacyArea, '^legacy/(main|demo)/'], pathNot: '^legacy/$1/' },
    },
    notInto('legacy-alone', 'The legacy server imports from neither of the other parts.', '^legacy/', [
      '^(gateway|web|scripts|sandbox)/',
    ]),
    notInto('sandbox-alone', 'The sandbox stands for a service of others, and knows nothing of ours.', '^sandbox/', [
      '^(gateway|legacy|web|scripts)/',
    ]),
    {
      name: 'demo-loaded-on-demand',
      comment: 'A server without DEMO=on loads no code of the demo: nothing imports it statically.',
      severity: 'error',
      from: { pathNot: '^legacy/demo/' },
      to: { path: '^legacy/demo/', dynamic: false },
    },
    {
      name: 'demo-loaded-once',
      comment:
        'Each process loads the demo in one place: the legacy server, and the start script that prints the logins.',
      severity: 'error',
      from: { pathNot: ['^legacy/demo/', '^legacy/main/main[.]ts$', '^scripts/support/announce[.]ts$'] },
      to: { path: '^legacy/demo/' },
    },
    notInto('web-lib', 'Helpers know nothing of the product.', '^web/lib/', ['^web/(?!lib/)']),
    notInto('web-theme', 'Tokens and fonts are below everything that is drawn.', '^web/theme/', [
      '^web/(?!theme/|lib/)',
    ]),
    notInto('web-ui', 'What every screen is built from does not know the screens.', '^web/ui/', [
      '^web/(?!ui/|theme/|lib/)',
    ]),
    notInto('web-platform', 'The platform names no part of the product.', '^web/platform/', [
      '^web/(main|features|shared)/',
    ]),
    notInto('web-shared', 'What features share knows none of them.', '^web/shared/', ['^web/(main|features)/']),
    {
      name: 'web-features',
      comment: 'Features do not import one another: what two of them use lives in web/shared.',
      severity: 'error',
      from: { path: '^web/features/([^/]+)/' },
      to: { path: '^web/(main|features)/', pathNot: '^web/features/$1/' },
    },
    notInto('web-alone', 'The client knows schema.graphql and nothing else of this repository.', '^web/', [
      '^(gateway|legacy|scripts|sandbox)/',
    ]),
    {
      name: 'contract-libraries',
      comment: 'The contract needs nothing but TypeBox, so that both servers can read it.',
      severity: 'error',
      from: { path: '^legacy/contract/' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'typebox' },
    },
    {
      name: 'no-folder-cycles',
      comment: 'Folders that import one another in a circle are one module.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(gateway|legacy|sandbox|web)/' },
      to: { circular: true },
    },
    {
      name: 'no-cycles',
      comment: 'Modules that import one another cannot be understood one by one.',
      severity: 'error',
      from: { path: '^(gateway|legacy|sandbox|web)/' },
      to: { circular: true, dependencyTypesNot: ['type-only'], viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Generated types name the types of all areas; tests may look anywhere.
    exclude: { path: ['__generated__', '^web/dist/', '^gateway/generated/', tests] },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
}
