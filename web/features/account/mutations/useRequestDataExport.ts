import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useRequestDataExportMutation } from './__generated__/useRequestDataExportMutation.graphql'

const mutation = graphql`
  mutation useRequestDataExportMutation($input: RequestDataExportInput!) {
    requestDataExport(input: $input) {
      viewer {
        ...DataExport_viewer
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useRequestDataExport() {
  return useAction<useRequestDataExportMutation>(mutation)
}
