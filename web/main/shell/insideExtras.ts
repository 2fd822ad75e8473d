import { Toasts } from '#shared/notifications/Toasts'
import { AfterNavigation } from '../afterNavigation/AfterNavigation'
import { MenuDrawer } from './menu/MenuDrawer'
import { MenuTip } from './menu/MenuTip'
import { AccountDropdown } from './topMenu/AccountDropdown'
import { PanelPopover } from './topMenu/PanelPopover'

/** What a page inside has once it reacts, and what opens over its frame: one file, as each further one holds the page up. */
export const insideExtras = { AccountDropdown, AfterNavigation, MenuDrawer, MenuTip, PanelPopover, Toasts }
