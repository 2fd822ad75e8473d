import { IconDots } from '@tabler/icons-react'
import { createLater } from '#lib/later'
import { useOpener } from '../overlays/useOpener'
import button from './CardButton.module.css'
import type { CardActions, MemberFacts } from './memberCardTypes'
import type { CardGesture } from './useCardGesture'

interface CardMenuProps {
  facts: MemberFacts
  actions: CardActions
  gesture: CardGesture
  /** Adds a background, because the button lies on a picture. */
  onPicture?: boolean
}

const overlays = createLater(async () => (await import('./cardOverlays')).cardOverlays)

/** The actions on a member: a menu with a mouse, a sheet on touch screens. */
export function CardMenu({ facts, actions, gesture, onPicture = false }: CardMenuProps) {
  const { opened, setOpened, touch } = gesture
  const target = useOpener({ later: overlays, popup: touch ? 'dialog' : 'menu', opened, setOpened })
  if (target.failure) throw target.failure
  return (
    <>
      <button
        type="button"
        {...target.button}
        {...(touch && { 'aria-expanded': undefined, 'aria-controls': undefined })}
        className={onPicture ? `${button.button} ${button.onPicture}` : button.button}
        aria-label={actions.menuLabel}
      >
        <IconDots size={20} stroke={1.75} aria-hidden />
      </button>
      {target.parts &&
        (touch ? (
          <target.parts.CardSheet opener={target.opener} facts={facts} actions={actions} />
        ) : (
          <target.parts.CardDropdown opener={target.opener} items={actions.items} />
        ))}
    </>
  )
}
