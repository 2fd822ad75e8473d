import { graphql } from 'react-relay'
import { useCommit } from '#platform/mutations/useCommit'
import type { useReportContentMutation } from './__generated__/useReportContentMutation.graphql'

const mutation = graphql`
  mutation useReportContentMutation($input: ReportContentInput!) {
    reportContent(input: $input) {
      userErrors {
        code
        message
        field
      }
    }
  }
`

/** Tells the staff of something that should not be there. */
export function useReportContent() {
  return useCommit<useReportContentMutation>(mutation)
}
