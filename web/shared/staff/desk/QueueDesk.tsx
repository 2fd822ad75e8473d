import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NotFoundScreen } from '#platform/errors/NotFoundScreen'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useViewer } from '#platform/session/useSession'
import { ListBeside } from '#ui/layout/ListBeside'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { isStaff } from '../isStaff'
import { StaffNav } from '../StaffNav'
import { DeskKeys } from './DeskKeys'

interface QueueDeskProps {
  title: string
  /** The desk's own address, and what its queue is called. */
  back: { label: string; href: string }
  /** The queue with its filters. */
  queue: ReactNode
  /** What is open; undefined shows the queue alone. */
  open?: ReactNode
}

/** A queue beside what is open in it. For everybody but staff the page does not exist. */
export function QueueDesk({ title, back, queue, open }: QueueDeskProps) {
  const { t } = useTranslation('staff')
  const { isImpersonated, ...viewer } = useViewer()
  if (!isStaff(viewer) || isImpersonated) return <NotFoundScreen />
  const isOpen = open !== undefined
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      <StaffNav />
      <PageHeader title={title} back={isOpen ? back : undefined} />
      <DeskKeys
        home={isOpen ? back.href : undefined}
        keys={{ Enter: t('keys.open'), t: t('keys.take'), r: t('keys.release'), u: t('keys.queue') }}
      />
      <ListBeside list={queue} open={open} />
    </Page>
  )
}
