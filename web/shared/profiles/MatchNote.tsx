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

/** As many as a card has room for. */
const REASONS = 2
const WORDS = 3
/** What holds for every possible match tells them apart least. */
const COMMON = ['SEEKS_YOU', 'YOU_SEEK', 'AGE']

/** Why somebody is a match, in a few words. */
export function MatchNote({ match }: { match: MatchNote_match$key }) {
  const { t } = useTranslation('facts')
  const { reasons, commonMatchWords } = useFragment(fragment, match)
  // The words themselves say more than that there are some.
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
