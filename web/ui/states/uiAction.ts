/** The action of a state or banner: a link or a callback. */
export type UiAction = { label: string; href: string } | { label: string; onSelect: () => void }
