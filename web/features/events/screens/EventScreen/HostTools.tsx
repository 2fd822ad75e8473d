import { Button } from '@mantine/core'
import { IconClipboardCheck, IconDownload, IconMail, IconPencil, IconUsersGroup } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { eventPath } from '#shared/events/paths'
import { lazyDialog } from '#platform/dialogs/lazyDialog'
import { tell } from '#platform/toasts/tell'
import { AppLink } from '#ui/links/AppLink'
import { Banner } from '#ui/states/Banner'
import { useEventChange } from '../../mutations/useEventChange'
import type { HostTools_event$key } from './__generated__/HostTools_event.graphql'
import classes from './HostTools.module.css'

const HostsSheet = lazyDialog([], async () => (await import('./HostsSheet')).HostsSheet)

const fragment = graphql`
  fragment HostTools_event on Event {
    id
    legacyId
    status
    exportUrl
    viewerCanEdit
    viewerCanSetHosts
    viewerCanAnswer
  }
`

/** What those who run an event do with it; a draft is published from here. */
export function HostTools({ event }: { event: HostTools_event$key }) {
  const { t } = useTranslation('events')
  const { id, legacyId, status, exportUrl, ...may } = useFragment(fragment, event)
  const [showsHosts, setShowsHosts] = useState(false)
  const { publish, busy } = useEventChange()
  const open = async () => {
    if (!busy && (await publish(id))) tell(t('publish.done'))
  }
  return (
    <div className={classes.tools} role="group" aria-label={t('tools.label')}>
      {status === 'DRAFT' && (
        <Banner title={t('publish.title')} action={{ label: t('publish.action'), onSelect: () => void open() }}>
          {t('publish.text')}
        </Banner>
      )}
      <div className={classes.buttons}>
        {status === 'PUBLISHED' && (
          <Button
            component={AppLink}
            href={eventPath(legacyId, 'CheckIn')}
            variant="default"
            leftSection={<IconClipboardCheck size={18} stroke={1.75} aria-hidden />}
          >
            {t('tools.checkIn')}
          </Button>
        )}
        {may.viewerCanAnswer && (
          <Button
            component={AppLink}
            href={eventPath(legacyId, 'Mail')}
            variant="default"
            leftSection={<IconMail size={18} stroke={1.75} aria-hidden />}
          >
            {t('tools.mail')}
          </Button>
        )}
        {may.viewerCanEdit && (
          <Button
            component={AppLink}
            href={eventPath(legacyId, 'Edit')}
            variant="default"
            leftSection={<IconPencil size={18} stroke={1.75} aria-hidden />}
          >
            {t('tools.edit')}
          </Button>
        )}
        {may.viewerCanSetHosts && (
          <Button
            variant="default"
            leftSection={<IconUsersGroup size={18} stroke={1.75} aria-hidden />}
            onClick={() => setShowsHosts(true)}
          >
            {t('tools.hosts')}
          </Button>
        )}
        {exportUrl != null && (
          <Button
            component={AppLink}
            href={exportUrl}
            download
            variant="default"
            leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
          >
            {t('tools.export')}
          </Button>
        )}
      </div>
      {showsHosts && (
        <Suspense fallback={null}>
          <HostsSheet id={id} onClose={() => setShowsHosts(false)} />
        </Suspense>
      )}
    </div>
  )
}
