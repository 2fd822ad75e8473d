import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import type { useLodgeMark_lodge$key } from './__generated__/useLodgeMark_lodge.graphql'

const fragment = graphql`
  fragment useLodgeMark_lodge on Lodge {
    viewerRole
    viewerRequestStatus
    viewerInvitationStatus
  }
`

/** How the viewer stands to a lodge, in a word; undefined for no relation, and with `own` for an ordinary member. */
export function useLodgeMark(lodge: useLodgeMark_lodge$key, own: boolean): string | undefined {
  const { t } = useTranslation('lodge')
  const { viewerRole, viewerRequestStatus, viewerInvitationStatus } = useFragment(fragment, lodge)
  if (viewerRole === 'MEMBER') return own ? undefined : t('card.marks.MEMBER')
  if (viewerRole === 'OWNER' || viewerRole === 'CO_OWNER' || viewerRole === 'ASSISTANT') {
    return t(`card.marks.${viewerRole}`)
  }
  if (viewerInvitationStatus === 'INVITED') return t('card.marks.invited')
  if (viewerRequestStatus === 'CREATED' || viewerRequestStatus === 'NEW') return t('card.marks.requested')
  return undefined
}
