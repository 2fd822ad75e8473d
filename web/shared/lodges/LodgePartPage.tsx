import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { EmptyState } from '#ui/states/EmptyState'
import type { LodgePartPage_lodge$key } from './__generated__/LodgePartPage_lodge.graphql'
import { LodgePage } from './LodgePage'

const fragment = graphql`
  fragment LodgePartPage_lodge on Lodge {
    hasPublicDebates
    hasPublicMeetups
    hasPublicMedia
    viewerCanSeeInside
    viewerMembership {
      joinedAt
    }
    ...LodgePage_lodge
  }
`

const PUBLIC = { debate: 'hasPublicDebates', calendar: 'hasPublicMeetups', media: 'hasPublicMedia' } as const

interface LodgePartPageProps {
  lodge: LodgePartPage_lodge$key | null | undefined
  part: keyof typeof PUBLIC
  /** What the page shows, for the browser's tab. */
  subject?: string
  /** Whether the page is for the viewer; else it is none, as with unknown addresses. */
  isFor?: boolean
  children: ReactNode
}

/** Frame of the pages of a part that a lodge may keep to its members: others see that it is theirs. */
export function LodgePartPage({ lodge, part, subject, isFor, children }: LodgePartPageProps) {
  const { t } = useTranslation('lodge')
  const data = useFragment(fragment, lodge ?? null)
  // The right shows before the answer to joining, and with it what the lodge shows inside.
  const isInside = data?.viewerCanSeeInside && data.viewerMembership?.joinedAt != null
  return (
    <LodgePage lodge={data} title={t(`tabs.${part}`)} subject={subject} isFor={isFor}>
      {data?.[PUBLIC[part]] || isInside ? (
        children
      ) : (
        <EmptyState
          title={t(`closed.${part}.title`)}
          text={t(`closed.${part}.text`)}
          icon={<IconLock size={26} stroke={1.5} aria-hidden />}
        />
      )}
    </LodgePage>
  )
}
