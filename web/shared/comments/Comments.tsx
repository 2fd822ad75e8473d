import { Button, SegmentedControl, VisuallyHidden } from '@mantine/core'
import { IconArrowDown, IconLock, IconPencil } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '#ui/ErrorState'
import { Section } from '#ui/Section'
import { ShowMore } from '#ui/ShowMore'
import type { useComments_item$key } from './__generated__/useComments_item.graphql'
import { CommentForm } from './CommentForm'
import { CommentList } from './CommentList'
import classes from './Comments.module.css'
import { ThreadProvider } from './thread'
import { useComments } from './useComments'
import type { Participant } from './useParticipants'

interface CommentsProps {
  /** Anything that can be commented on; the screen's query gives `layered` by `commentsLayered()`. */
  item: useComments_item$key
  /** When the viewer last read the item: what others have written since is marked. Null if never. */
  readAt: string | null | undefined
  /** Those who can be named beside those who have written, such as the author. */
  people: readonly Participant[]
  /** The viewer has written something. */
  onAdded?: () => void
}

/** From so many on there is something to arrange, and a way to the form. */
const SEVERAL = 2
const MANY = 5

/** What members say to something, and where to say it. It needs the texts of `comments` and `richText`. */
export function Comments({ item, readAt, people, onAdded }: CommentsProps) {
  const { t } = useTranslation(['comments', 'common'])
  const comments = useComments(item, { readAt, people, onAdded })
  const { id, thread, shown, count, newCount } = comments
  const field = useRef<HTMLTextAreaElement>(null)
  const write = () => {
    field.current?.scrollIntoView({ block: 'center' })
    field.current?.focus({ preventScroll: true })
  }
  return (
    <ThreadProvider value={thread}>
      <Section
        title={count > 0 ? t('titleCount', { count }) : t('title')}
        controls={
          count >= MANY &&
          !thread.closed && (
            <Button variant="default" leftSection={<IconPencil size={18} stroke={1.75} aria-hidden />} onClick={write}>
              {t('write')}
            </Button>
          )
        }
      >
        {count >= SEVERAL && (
          <SegmentedControl
            className={classes.switch}
            aria-label={t('layers.label')}
            value={comments.showsLayers ? 'layered' : 'flat'}
            onChange={(value) => comments.setLayers(value === 'layered')}
            data={[
              { value: 'layered', label: t('layers.layered') },
              { value: 'flat', label: t('layers.flat') },
            ]}
          />
        )}
        {shown === null && (
          <ErrorState compact title={t('failed')} action={{ label: t('common:retry'), onSelect: comments.retry }} />
        )}
        {shown?.length === 0 && !thread.closed && <p className={classes.nothing}>{t('none')}</p>}
        {shown && shown.length > 0 && (
          <div className={classes.shown} data-changing={comments.isChanging}>
            <CommentList comments={shown} thread={thread} label={t('title')} />
          </div>
        )}
        {comments.hasNext && (
          <ShowMore
            label={t('more')}
            loadingLabel={t('common:loading')}
            loading={comments.isLoadingNext}
            onShowMore={comments.loadMore}
          />
        )}
        {newCount > 0 && (
          <div className={classes.news}>
            <Button
              radius="xl"
              leftSection={<IconArrowDown size={18} stroke={1.75} aria-hidden />}
              loading={comments.isChanging}
              onClick={comments.showNew}
            >
              {t('showNew', { count: newCount })}
            </Button>
          </div>
        )}
        {thread.closed ? (
          <p className={classes.closed}>
            <IconLock size={18} stroke={1.75} aria-hidden />
            {t('closed')}
          </p>
        ) : (
          <CommentForm
            field={field}
            draft={`comment ${id}`}
            label={t('form.label')}
            sendLabel={t('form.send')}
            people={thread.people}
            preview
            onSend={thread.add}
          />
        )}
        <VisuallyHidden role="status">{comments.said}</VisuallyHidden>
      </Section>
    </ThreadProvider>
  )
}
