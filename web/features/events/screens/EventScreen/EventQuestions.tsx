import { Button, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import { ProfileLink } from '#shared/profiles/ProfileLink'
import { useRepeatKey } from '#platform/mutations/useRepeatKey'
import { ConfirmDialog } from '#platform/dialogs/ConfirmDialog'
import { placeErrors } from '#platform/forms/placeErrors'
import { useLocale } from '#platform/i18n/useLocale'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { useToday } from '#platform/session/useToday'
import { formatDate } from '#lib/format/formatDate'
import { Section } from '#ui/layout/Section'
import { useQuestions } from '../../mutations/useQuestions'
import type { EventQuestionsPaginationQuery } from './__generated__/EventQuestionsPaginationQuery.graphql'
import type { EventQuestions_event$key } from './__generated__/EventQuestions_event.graphql'
import type { EventQuestions_question$key } from './__generated__/EventQuestions_question.graphql'
import classes from './EventQuestions.module.css'

const fragment = graphql`
  fragment EventQuestions_event on Event
  @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
  @refetchable(queryName: "EventQuestionsPaginationQuery") {
    id
    status
    endsAt
    viewerCanAnswer
    questions(first: $count, after: $cursor) @connection(key: "EventQuestions_questions") {
      __id
      edges {
        node {
          id
          ...EventQuestions_question
        }
      }
    }
  }
`

const questionFragment = graphql`
  fragment EventQuestions_question on EventQuestion {
    id
    text
    askedAt
    answer
    viewerCanDelete
    asker {
      ...ProfileLink_profile
    }
  }
`

const MAX_QUESTION = 500
const MAX_ANSWER = 2000

/** What others asked about an event, with the hosts' answers; who runs it answers here. */
export function EventQuestions({ event }: { event: EventQuestions_event$key }) {
  const { t } = useTranslation('events')
  const { data, ...paging } = usePaginationFragment<EventQuestionsPaginationQuery, EventQuestions_event$key>(
    fragment,
    event,
  )
  const { id, questions, viewerCanAnswer, status } = data
  const isOver = new Date(data.endsAt) <= useToday()
  const list = questions?.__id
  const { ask, busy } = useQuestions(list ? [list] : [])
  const { keyOf, forget } = useRepeatKey()
  const form = useForm({
    initialValues: { text: '' },
    validate: { text: (text) => (text.trim() === '' ? t('questions.needed') : null) },
  })
  const send = form.onSubmit(async ({ text }) => {
    const question = { eventId: id, text: text.trim() }
    if (!(await ask({ ...question, key: keyOf(question) }, placeErrors(form, 'text')))) return
    forget()
    form.reset()
  })
  const canAsk = status === 'PUBLISHED' && !isOver && !viewerCanAnswer

  if (isOver && questions?.edges.length === 0) return null
  return (
    <Section title={t('questions.title')} note={canAsk ? t('questions.note') : undefined}>
      <PaginatedList
        compact
        paging={paging}
        items={questions?.edges}
        label={t('questions.title')}
        className={classes.list}
        empty={<p className={classes.quiet}>{t('questions.none')}</p>}
        renderItem={({ node }) => (
          <li key={node.id}>
            <Question question={node} lists={list ? [list] : []} canAnswer={viewerCanAnswer} />
          </li>
        )}
      />
      {canAsk && (
        <form className={classes.form} onSubmit={send} noValidate>
          <Textarea
            label={t('questions.ask')}
            autosize
            minRows={2}
            maxRows={8}
            maxLength={MAX_QUESTION}
            {...form.getInputProps('text')}
          />
          <Button type="submit" variant="default" loading={busy}>
            {t('questions.send')}
          </Button>
        </form>
      )}
    </Section>
  )
}

interface QuestionProps {
  question: EventQuestions_question$key
  /** The ids of the lists that it is in. */
  lists: readonly string[]
  canAnswer: boolean
}

function Question({ question, lists, canAnswer }: QuestionProps) {
  const { t } = useTranslation(['events', 'common'])
  const locale = useLocale()
  const data = useFragment(questionFragment, question)
  const { id, text, askedAt, answer } = data
  const { answerQuestion, remove, busy } = useQuestions(lists)
  const [writes, setWrites] = useState(canAnswer && answer == null)
  const [asks, setAsks] = useState(false)
  const form = useForm({
    initialValues: { answer: answer ?? '' },
    validate: { answer: (written) => (written.trim() === '' ? t('questions.answerNeeded') : null) },
  })
  const send = form.onSubmit(async (values) => {
    if (await answerQuestion({ id, answer: values.answer.trim() }, placeErrors(form, 'answer'))) setWrites(false)
  })
  return (
    <article className={classes.question}>
      <p className={classes.text}>{text}</p>
      <p className={classes.quiet}>
        {data.asker && <ProfileLink profile={data.asker} />}{' '}
        <time dateTime={askedAt}>{formatDate(askedAt, locale)}</time>
      </p>
      {answer == null
        ? !canAnswer && <p className={classes.quiet}>{t('questions.waiting')}</p>
        : !writes && <p className={classes.answer}>{answer}</p>}
      {writes && (
        <form className={classes.form} onSubmit={send} noValidate>
          <Textarea
            label={t('questions.answer')}
            autosize
            minRows={2}
            maxRows={12}
            maxLength={MAX_ANSWER}
            {...form.getInputProps('answer')}
          />
          <Button type="submit" loading={busy}>
            {t('questions.sendAnswer')}
          </Button>
        </form>
      )}
      <div className={classes.buttons}>
        {canAnswer && !writes && (
          <Button variant="subtle" size="sm" onClick={() => setWrites(true)}>
            {t('questions.change')}
          </Button>
        )}
        {data.viewerCanDelete && (
          <Button variant="subtle" size="sm" color="danger" onClick={() => setAsks(true)}>
            {t('common:delete')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        danger
        opened={asks}
        busy={busy}
        title={t('questions.deleteTitle')}
        message={t('questions.deleteText')}
        confirmLabel={t('common:delete')}
        onConfirm={() => void remove(id)}
        onCancel={() => setAsks(false)}
      />
    </article>
  )
}
