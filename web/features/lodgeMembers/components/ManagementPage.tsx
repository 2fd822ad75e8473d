import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { LodgePage } from '#shared/lodges/LodgePage'
import { lodgePath } from '#shared/lodges/paths'
import { PillNav } from '#ui/links/PillNav'
import type { ManagementPage_lodge$key } from './__generated__/ManagementPage_lodge.graphql'
import classes from './ManagementPage.module.css'

const fragment = graphql`
  fragment ManagementPage_lodge on Lodge {
    legacyId
    requestCount
    viewerCanManageMembers
    ...LodgePage_lodge
  }
`

const VIEWS = {
  AllMembers: 'all',
  PendingRequests: 'requests',
  BlockedProfiles: 'blocked',
  ActivityList: 'log',
} as const

interface ManagementPageProps {
  lodge: ManagementPage_lodge$key | null | undefined
  view: keyof typeof VIEWS
  /** Controls beside the choice of the view. */
  controls?: ReactNode
  children: ReactNode
}

/** Frame of the pages for a lodge's leaders, who look after its members there. */
export function ManagementPage({ lodge, view, controls, children }: ManagementPageProps) {
  const { t } = useTranslation(['lodgeMembers', 'lodge'])
  const data = useFragment(fragment, lodge ?? null)
  const waiting = data?.requestCount ?? 0
  return (
    <LodgePage lodge={data} title={t(`management.${VIEWS[view]}`)} isFor={data?.viewerCanManageMembers ?? false}>
      {data && (
        <>
          <div className={classes.head}>
            <PillNav
              label={t('lodge:tabs.management')}
              pages={(Object.keys(VIEWS) as (keyof typeof VIEWS)[]).map((page) => ({
                href: lodgePath(data.legacyId, `MemberManagement/${page}`),
                label: t(`management.${VIEWS[page]}`),
                current: page === view,
                news:
                  page === 'PendingRequests' && waiting > 0
                    ? { count: waiting, label: t('management.waiting', { count: waiting }) }
                    : undefined,
              }))}
            />
            {controls}
          </div>
          {children}
        </>
      )}
    </LodgePage>
  )
}
