import { MenuDrawer } from './menu/MenuDrawer'
import { MenuTip } from './menu/MenuTip'
import { AccountDropdown } from './topMenu/AccountDropdown'
import { PanelPopover } from './topMenu/PanelPopover'

/** What opens over the frame of members. */
export const frameOverlays = { AccountDropdown, MenuDrawer, MenuTip, PanelPopover }
