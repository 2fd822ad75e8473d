import { Button, type ButtonProps } from '@mantine/core'
import { AppLink } from './AppLink'
import type { UiAction } from './uiAction'

interface ActionButtonProps extends ButtonProps {
  action: UiAction
}

/** A button for an action that may be a link: the element follows from what it does, the look does not change. */
export function ActionButton({ action, ...rest }: ActionButtonProps) {
  if ('href' in action) {
    return (
      <Button component={AppLink} href={action.href} {...rest}>
        {action.label}
      </Button>
    )
  }
  return (
    <Button onClick={action.onSelect} {...rest}>
      {action.label}
    </Button>
  )
}
