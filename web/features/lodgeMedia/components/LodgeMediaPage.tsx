import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { LodgePartPage } from '#shared/lodges/LodgePartPage'
import { lodgePath } from '#shared/lodges/paths'
import { PillNav } from '#ui/links/PillNav'
import type { LodgeMediaPage_lodge$key } from './__generated__/LodgeMediaPage_lodge.graphql'
import classes from './LodgeMediaPage.module.css'

const fragment = graphql`
  fragment LodgeMediaPage_lodge on Lodge {
    legacyId
    hasMediaApproval
    waitingMediaCount
    viewerCanAcceptMedia
    ...LodgePartPage_lodge
  }
`

interface LodgeMediaPageProps {
  lodge: LodgeMediaPage_lodge$key | null | undefined
  /** The view of the page; an album is below both. */
  view?: 'albums' | 'validation'
  /** What the page shows, for the browser's tab. */
  subject?: string
  /** Controls beside the choice of the view. */
  controls?: ReactNode
  children: ReactNode
}

/** Frame of the pages of a lodge's media. */
export function LodgeMediaPage({ lodge, view, subject, controls, children }: LodgeMediaPageProps) {
  const { t } = useTranslation('lodgeMedia')
  const data = useFragment(fragment, lodge ?? null)
  const waiting = data?.waitingMediaCount ?? 0
  const decides = data?.viewerCanAcceptMedia && (data.hasMediaApproval || waiting > 0 || view === 'validation')
  const isForViewer = view !== 'validation' || (data?.viewerCanAcceptMedia ?? false)
  return (
    <LodgePartPage lodge={data} part="media" subject={subject} isFor={isForViewer}>
      {data && view && (decides || controls) && (
        <div className={classes.head}>
          {decides && (
            <PillNav
              label={t('views.label')}
              pages={[
                {
                  href: lodgePath(data.legacyId, 'Media/Albums'),
                  label: t('views.albums'),
                  current: view === 'albums',
                },
                {
                  href: lodgePath(data.legacyId, 'Media/Validation'),
                  label: t('views.validation'),
                  current: view === 'validation',
                  news: waiting > 0 ? { count: waiting, label: t('views.waiting', { count: waiting }) } : undefined,
                },
              ]}
            />
          )}
          {controls}
        </div>
      )}
      {children}
    </LodgePartPage>
  )
}
