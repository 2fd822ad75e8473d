const config = {
  src: './web',
  schema: './schema.graphql',
  language: 'typescript',
  eagerEsModules: true,
  noFutureProofEnums: true,
  useImportTypeSyntax: true,
  customScalarTypes: {
    DateTime: 'string',
    File: 'File',
    HTML: 'string',
    LocalDate: 'string',
    URL: 'string',
  },
  excludes: ['**/node_modules/**', '**/__generated__/**', '**/dist/**'],
  persistConfig: { file: './web/platform/relay/persisted.json', algorithm: 'SHA256' },
}

// The compiler reads this file by require(), and the package is an ES module.
export { config as 'module.exports' }
