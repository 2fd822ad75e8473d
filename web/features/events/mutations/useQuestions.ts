import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { UserError } from '#platform/mutations/refusal'
import { useAction } from '#platform/mutations/useAction'
import type { useQuestionsAnswerMutation } from './__generated__/useQuestionsAnswerMutation.graphql'
import type { AskEventQuestionInput, useQuestionsAskMutation } from './__generated__/useQuestionsAskMutation.graphql'
import type { useQuestionsDeleteMutation } from './__generated__/useQuestionsDeleteMutation.graphql'

const asking = graphql`
  mutation useQuestionsAskMutation($input: AskEventQuestionInput!, $connections: [ID!]!) {
    askEventQuestion(input: $input) {
      questionEdge @prependEdge(connections: $connections) {
        cursor
        node {
          id
          ...EventQuestions_question
        }
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const answering = graphql`
  mutation useQuestionsAnswerMutation($input: AnswerEventQuestionInput!) {
    answerEventQuestion(input: $input) {
      question {
        id
        ...EventQuestions_question
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const deleting = graphql`
  mutation useQuestionsDeleteMutation($input: DeleteEventQuestionInput!, $connections: [ID!]!) {
    deleteEventQuestion(input: $input) {
      deletedId @deleteEdge(connections: $connections)
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

type OnRefused = (errors: readonly UserError[]) => void

/** Asks, answers and deletes questions about an event in its lists. Each resolves to null when it was refused or failed. */
export function useQuestions(connections: readonly string[]) {
  const [commitAsk, asks] = useAction<useQuestionsAskMutation>(asking)
  const [commitAnswer, answers] = useAction<useQuestionsAnswerMutation>(answering)
  const [commitDelete, deletes] = useAction<useQuestionsDeleteMutation>(deleting)
  const ask = (input: AskEventQuestionInput, onRefused: OnRefused) => commitAsk({ input, connections }, { onRefused })
  const answerQuestion = useCallback(
    (input: { readonly id: string; readonly answer: string }, onRefused: OnRefused) =>
      commitAnswer({ input }, { onRefused }),
    [commitAnswer],
  )
  const remove = (id: string) => commitDelete({ input: { id }, connections })
  return { ask, answerQuestion, remove, busy: asks || answers || deletes }
}
