import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import type { MatchNote_match$key } from './__generated__/MatchNote_match.graphql'
import classes from './MatchNote.module.css'

const fragment = graphql`
  fragment MatchNote_match on Match {
    reasons
    commonMatchWords
  }
`

/** Maximum number of reasons on a card. */
const REASONS = 2
const WORDS = 3
/** Reasons that apply to nearly every match. */
const COMMON = ['SEEKS_YOU', 'YOU_SEEK', 'AGE']

/** The reasons why a profile matches, in a few words. */
export function MatchNote({ match }: { match: MatchNote_match$key }) {
  const { t } = useTranslation('facts')
  const { reasons, commonMatchWords } = useFragment(fragment, match)
  // Named reasons say more than their number.
  const told = reasons
    .filter((reason) => reason !== 'MATCH_WORDS' || commonMatchWords.length === 0)
    .toSorted((one, other) => Number(COMMON.includes(one)) - Number(COMMON.includes(other)))
  return (
    <ul className={classes.reasons}>
      {commonMatchWords.length > 0 && <li className={classes.words}>{commonMatchWords.slice(0, WORDS).join(', ')}</li>}
      {told.slice(0, REASONS).map((reason) => (
        <li key={reason}>{t(`matchReason.${reason}`)}</li>
      ))}
    </ul>
  )
}
