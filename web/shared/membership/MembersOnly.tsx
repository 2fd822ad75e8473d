import { useEffect, type ReactNode } from 'react'
import { openBuyMembership } from '#platform/dialogs/openBuyMembership'
import type { FeatureCode } from '#platform/mutations/__generated__/refusal_error.graphql'
import { EmptyState } from '#ui/states/EmptyState'

interface MembersOnlyProps {
  feature: FeatureCode
  title: string
  text: string
  /** Label of the button that opens the offer. */
  offer: string
  icon: ReactNode
}

/** Replaces a page for paying members; the offer opens by itself. */
export function MembersOnly({ feature, title, text, offer, icon }: MembersOnlyProps) {
  useEffect(() => openBuyMembership(feature), [feature])
  return (
    <EmptyState
      isPage
      title={title}
      text={text}
      icon={icon}
      action={{ label: offer, onSelect: () => openBuyMembership(feature) }}
    />
  )
}
