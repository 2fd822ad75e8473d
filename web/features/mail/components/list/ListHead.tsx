import { ActionIcon, Button, Title } from '@mantine/core'
import { IconUsersPlus } from '@tabler/icons-react'
import { Suspense, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { openBuyMembership } from '#platform/dialogs/openBuyMembership'
import { Boundary } from '#platform/errors/Boundary'
import { lazyDialog } from '#platform/dialogs/lazyDialog'
import { useSite, useViewer } from '#platform/session/useSession'
import { PillNav } from '#ui/links/PillNav'
import { AppLink } from '#ui/links/AppLink'
import { CONVERSATION_KINDS, mailPath, readMailFilter } from '../../listAddress'
import classes from './ListHead.module.css'
import { SearchField } from './SearchField'

/** Paid feature of writing. */
const WRITE = 'WRITE_MAIL'

const CreateGroupSheet = lazyDialog(['mail'], async () => (await import('../groups/CreateGroupSheet')).CreateGroupSheet)

interface ListHeadProps {
  current: number | null
  /** The title is the heading of the page, because nothing else is. */
  isPage: boolean
}

export function ListHead({ current, isPage }: ListHeadProps) {
  const { t } = useTranslation('mail')
  const site = useSite()
  const viewer = useViewer()
  const [search] = useSearchParams()
  const filter = readMailFilter(search)
  const [creates, setCreates] = useState(false)
  const strip = useRef<HTMLDivElement>(null)
  const open = current ?? undefined
  const kinds = CONVERSATION_KINDS.filter(
    (kind) => !(kind === 'LODGE' && site.hasLodgesDisabled) && !(kind === 'EVENT' && site.hasEventsDisabled),
  )
  const chosen = [null, ...kinds].indexOf(filter.kind)
  useLayoutEffect(() => {
    const pill = strip.current?.querySelectorAll<HTMLElement>('nav a')[chosen]
    if (strip.current && pill) {
      strip.current.scrollLeft = pill.offsetLeft + pill.offsetWidth / 2 - strip.current.clientWidth / 2
    }
  }, [chosen])
  return (
    <div className={classes.head}>
      <div className={classes.top}>
        <Title order={isPage ? 1 : 2} className={classes.title}>
          {t('list.title')}
        </Title>
        <ActionIcon
          variant="default"
          aria-label={t('groups.create')}
          title={t('groups.create')}
          onClick={() => (viewer.isMember ? setCreates(true) : openBuyMembership(WRITE))}
        >
          <IconUsersPlus size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
      <SearchField filter={filter} open={open} />
      <div ref={strip} className={classes.filters}>
        <Button
          component={AppLink}
          href={mailPath({ ...filter, unread: !filter.unread }, open)}
          size="sm"
          variant={filter.unread ? 'filled' : 'default'}
          className={classes.unread}
          aria-label={filter.unread ? t('list.unreadOff') : t('list.unreadOn')}
        >
          {t('list.unread')}
        </Button>
        <PillNav
          label={t('list.kindsLabel')}
          pages={[null, ...kinds].map((kind) => ({
            href: mailPath({ ...filter, kind }, open),
            label: kind === 'SYSTEM' ? site.name : t(`list.kinds.${kind ?? 'ALL'}`),
            current: filter.kind === kind,
          }))}
        />
      </div>
      {creates && (
        <Boundary fallback={null}>
          <Suspense fallback={null}>
            <CreateGroupSheet onClose={() => setCreates(false)} />
          </Suspense>
        </Boundary>
      )}
    </div>
  )
}
