import { CardMenu } from './CardMenu'
import { MemberFaces } from './MemberFaces'
import { MemberMarks } from './MemberMarks'
import { MemberName } from './MemberName'
import { MemberPortrait } from './MemberPortrait'
import type { MemberFacts } from './memberCardTypes'
import { QuickActions } from './QuickActions'
import { useCardGesture } from './useCardGesture'
import card from './MemberCard.module.css'
import row from './MemberRow.module.css'
import round from './MemberRound.module.css'

interface MemberCardProps extends MemberFacts {
  /** `card` for grids, `row` for lists, `round` for strips. */
  variant?: 'card' | 'row' | 'round'
}

/** A single person or a couple in lists, with actions on hover or long press. */
export function MemberCard({ variant = 'card', ...facts }: MemberCardProps) {
  if (variant === 'row') return <RowCard {...facts} />
  if (variant === 'round') return <RoundCard {...facts} />
  return <PortraitCard {...facts} />
}

function PortraitCard(facts: MemberFacts) {
  const { actions } = facts
  const gesture = useCardGesture(Boolean(actions))

  return (
    <MemberPortrait facts={facts} isOpen={gesture.opened} gestures={gesture.handlers}>
      {actions && (
        <div className={card.actions}>
          <QuickActions actions={actions} />
          <CardMenu facts={facts} actions={actions} gesture={gesture} onPicture />
        </div>
      )}
    </MemberPortrait>
  )
}

function RowCard(facts: MemberFacts) {
  const { place, tagline, marks = [], actions } = facts
  const gesture = useCardGesture(Boolean(actions))

  return (
    <div className={row.row} data-linked={Boolean(facts.href)} {...gesture.handlers}>
      <div className={row.face}>
        <MemberFaces {...facts} sizes="64px" />
      </div>
      <div className={row.words}>
        <MemberName {...facts} className={row.name} />
        {(place || marks.length > 0) && (
          <div className={row.placeRow}>
            {place && <span className={row.place}>{place}</span>}
            <MemberMarks marks={marks} />
          </div>
        )}
        {tagline && <p className={row.tagline}>{tagline}</p>}
      </div>
      {actions && (
        <div className={row.actions}>
          <CardMenu facts={facts} actions={actions} gesture={gesture} />
        </div>
      )}
    </div>
  )
}

/** The smallest variant has no menu; the linked profile has all actions. */
function RoundCard(facts: MemberFacts) {
  return (
    <div className={round.round} data-linked={Boolean(facts.href)} data-online={Boolean(facts.onlineLabel)}>
      <div className={round.face}>
        <MemberFaces {...facts} ratio="1" sizes="76px" />
      </div>
      <MemberName {...facts} className={round.name} withAges={false} />
    </div>
  )
}
