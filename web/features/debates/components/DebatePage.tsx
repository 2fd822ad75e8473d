import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { LodgePage } from '#shared/lodges/LodgePage'
import { EmptyState } from '#ui/states/EmptyState'
import type { DebatePage_lodge$key } from './__generated__/DebatePage_lodge.graphql'

const fragment = graphql`
  fragment DebatePage_lodge on Lodge {
    hasPublicDebates
    viewerCanSeeInside
    viewerMembership {
      joinedAt
    }
    ...LodgePage_lodge
  }
`

interface DebatePageProps {
  lodge: DebatePage_lodge$key | null | undefined
  /** What the page shows, for the browser's tab. */
  subject?: string
  children: ReactNode
}

/** Frame of the pages of a lodge's debates, which keep them to the lodge where it says so. */
export function DebatePage({ lodge, subject, children }: DebatePageProps) {
  const { t } = useTranslation(['debates', 'lodge'])
  const data = useFragment(fragment, lodge ?? null)
  // The right shows before the answer to joining, and with it what the lodge shows inside.
  const isInside = data?.viewerCanSeeInside && data.viewerMembership?.joinedAt != null
  return (
    <LodgePage lodge={data} title={t('lodge:tabs.debate')} subject={subject}>
      {data?.hasPublicDebates || isInside ? (
        children
      ) : (
        <EmptyState
          title={t('closed.title')}
          text={t('closed.text')}
          icon={<IconLock size={26} stroke={1.5} aria-hidden />}
        />
      )}
    </LodgePage>
  )
}
