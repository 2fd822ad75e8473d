import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useReportContentMutation } from './__generated__/useReportContentMutation.graphql'

const mutation = graphql`
  mutation useReportContentMutation($input: ReportContentInput!) {
    reportContent(input: $input) {
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useReportContent() {
  return useAction<useReportContentMutation>(mutation)
}
