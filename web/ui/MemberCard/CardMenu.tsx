import { createLater } from '#lib/later'
import { CardButton } from './CardButton'
import type { CardActions, MemberFacts } from './memberCardTypes'
import type { CardGesture } from './useCardGesture'
import { useCardOpener } from './useCardOpener'

interface CardMenuProps {
  facts: MemberFacts
  actions: CardActions
  gesture: CardGesture
  /** Adds a background, because the button lies on a picture. */
  onPicture?: boolean
}

const overlay = createLater(async () => (await import('./CardOverlay')).CardOverlay)

/** The actions on a member, behind a button. */
export function CardMenu({ facts, actions, gesture, onPicture }: CardMenuProps) {
  const { opener, parts: CardOverlay, button } = useCardOpener(overlay, gesture)
  const { menuLabel, closeLabel, items } = actions
  return (
    <>
      <CardButton {...button} aria-label={menuLabel} onPicture={onPicture} />
      {CardOverlay && (
        <CardOverlay opener={opener} touch={gesture.touch} facts={facts} closeLabel={closeLabel} items={items} />
      )}
    </>
  )
}
