import { Button, type ButtonProps } from '@mantine/core'
import { AppLink } from '../links/AppLink'
import type { UiAction } from './uiAction'

interface ActionButtonProps extends ButtonProps {
  action: UiAction
}

/** A button or link with the same look, depending on the action. */
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
