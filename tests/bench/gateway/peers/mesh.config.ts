import { defineConfig } from '@graphql-mesh/compose-cli'
import { loadOpenAPISubgraph } from '@omnigraph/openapi'

/** The measured calls, and a batched link from an entry's author to their page. */
export const composeConfig = defineConfig({
  subgraphs: [
    {
      sourceHandler: loadOpenAPISubgraph('Calls', {
        source: './build/openapi.json',
        endpoint: '{env.LEGACY_API_URL:http://127.0.0.1:4001}',
        operationHeaders: { cookie: '{context.headers.cookie}' },
        ignoreErrorResponses: true,
        selectQueryOrMutationField: [{ type: 'query', fieldName: 'Profiles_GetProfileDetailsByIds' }],
      }),
    },
  ],
  additionalTypeDefs: `
    extend type query_Blogs_GetAllBlogEntries_items_author {
      details: query_Profiles_GetProfileDetailsByIds_items @resolveTo(
        sourceName: "Calls"
        sourceTypeName: "Query"
        sourceFieldName: "Profiles_GetProfileDetailsByIds"
        requiredSelectionSet: "{ id }"
        keyField: "id"
        keysArg: "input.ids"
      )
    }`,
})
