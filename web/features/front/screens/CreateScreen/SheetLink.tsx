import type { ReactNode } from 'react'
import { TextLink } from '#ui/TextLink'
import { LEGAL_PATHS, type SheetPage } from '../../components/LegalSheet'

interface SheetLinkProps {
  page: SheetPage
  onOpen: (page: SheetPage) => void
  children?: ReactNode
}

/** A link to a legal page that opens it over the form, so that nothing written is left behind. */
export function SheetLink({ page, onOpen, children }: SheetLinkProps) {
  return (
    <TextLink
      href={LEGAL_PATHS[page]}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        // The link stands in a label, whose checkbox must not be ticked by it.
        event.preventDefault()
        onOpen(page)
      }}
    >
      {children}
    </TextLink>
  )
}
