import type { ReactNode } from 'react'
import { TextLink } from '#ui/links/TextLink'
import { LEGAL_PATHS, type SheetPage } from '../../components/legalPaths'

interface SheetLinkProps {
  page: SheetPage
  onOpen: (page: SheetPage) => void
  children?: ReactNode
}

/** Opens a legal page over the form, so that the input is kept. */
export function SheetLink({ page, onOpen, children }: SheetLinkProps) {
  return (
    <TextLink
      href={LEGAL_PATHS[page]}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        // The link is inside a label, and its click must not tick the checkbox.
        event.preventDefault()
        onOpen(page)
      }}
    >
      {children}
    </TextLink>
  )
}
