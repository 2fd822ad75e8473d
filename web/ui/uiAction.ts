/** The one step a state or banner offers: it leads to a page or does something here. */
export type UiAction = { label: string; href: string } | { label: string; onSelect: () => void }
