import { Button, SegmentedControl, VisuallyHidden } from '@mantine/core'
import { IconArrowDown, IconLock, IconPencil } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { BrowserPart } from '#ui/layout/BrowserPart'
import { Section } from '#ui/layout/Section'
import type { useComments_item$key } from './__generated__/useComments_item.graphql'
import { CommentForm } from './CommentForm'
import { CommentList } from './CommentList'
import classes from './Comments.module.css'
import { ThreadProvider } from './thread'
import { useComments } from './useComments'
import type { Participant } from './useParticipants'

interface CommentsProps {
  /** A commentable item; the screen's query sets `layered` by `commentsLayered()`. */
  item: useComments_item$key
  /** The viewer's last visit: later comments of others are marked as new. Null if never. */
  readAt: string | null | undefined
  /** People to suggest for mentions besides the commenters, e.g. the author. */
  people: readonly Participant[]
  /** Says why the viewer cannot comment, where that is not because of the item's own setting. */
  closedNote?: string
  /** Whether the viewer can like the comments, as outside a lodge they cannot. */
  isLikable?: boolean
  /** Called when the viewer has added a comment. */
  onAdded?: () => void
}

/** Number of comments from which the order can be chosen and the form has a link. */
const SEVERAL = 2
const MANY = 5

/** The comments on an item, with a form. Needs the texts `comments` and `richText`. */
export function Comments({ item, readAt, people, closedNote, isLikable, onAdded }: CommentsProps) {
  const { t } = useTranslation('comments')
  const comments = useComments(item, { readAt, people, isClosed: closedNote !== undefined, isLikable, onAdded })
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
        <PaginatedList
          compact
          paging={comments.paging}
          items={shown}
          moreLabel={t('more')}
          empty={!thread.closed && <p className={classes.nothing}>{t('none')}</p>}
        >
          {(loaded) => (
            <div className={classes.shown} data-changing={comments.isChanging}>
              <CommentList comments={loaded} thread={thread} label={t('title')} />
            </div>
          )}
        </PaginatedList>
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
            {closedNote ?? t('closed')}
          </p>
        ) : (
          <BrowserPart height={150}>
            <CommentForm
              field={field}
              draft={`comment ${id}`}
              label={t('form.label')}
              sendLabel={t('form.send')}
              people={thread.people}
              preview
              onSend={thread.add}
            />
          </BrowserPart>
        )}
        <VisuallyHidden role="status">{comments.said}</VisuallyHidden>
      </Section>
    </ThreadProvider>
  )
}
