import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { usePaymentsRecordMutation } from './__generated__/usePaymentsRecordMutation.graphql'
import type { usePaymentsRerunMutation } from './__generated__/usePaymentsRerunMutation.graphql'

const recording = graphql`
  mutation usePaymentsRecordMutation($input: RecordBankTransferInput!) {
    recordBankTransfer(input: $input) {
      order {
        legacyId
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const rerunning = graphql`
  mutation usePaymentsRerunMutation($input: RerunRenewalInput!) {
    rerunRenewal(input: $input) {
      isRenewed
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Records a transfer that has arrived on the bank account. */
export const useRecordTransfer = () => useAction<usePaymentsRecordMutation>(recording)

/** Tries the renewal of a member's membership again, now. */
export const useRerunRenewal = () => useAction<usePaymentsRerunMutation>(rerunning)
