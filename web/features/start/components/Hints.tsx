import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { Banner } from '#ui/states/Banner'
import type { Hints_viewer$key } from './__generated__/Hints_viewer.graphql'

const fragment = graphql`
  fragment Hints_viewer on Viewer {
    hints {
      key
      title
      text
    }
  }
`

interface HintsProps {
  viewer: Hints_viewer$key
  className?: string
}

/** Page that each hint links to, by the key of the hint. */
const HINT_PAGES = new Map([
  ['ConfirmEmail', '/Settings'],
  ['AddPicture', '/EditProfile/ProfilePictures'],
  ['WriteText', '/EditProfile'],
  ['ValidateProfile', '/ProfileValidation'],
  ['SetMatchSettings', '/EditProfile/MatchSettings'],
  ['AddMatchWords', '/EditProfile'],
  ['FillPersonFacts', '/EditProfile'],
  ['AddHeightAndWeight', '/EditProfile'],
])

/** The hint that would improve the member's profile most; closing it lasts until the page is opened again. */
export function Hints({ viewer, className }: HintsProps) {
  const { t } = useTranslation('start')
  const { hints } = useFragment(fragment, viewer)
  const [dismissed, setDismissed] = useState(false)
  const hint = hints?.[0]
  if (!hint || dismissed) return null
  return (
    <div className={className}>
      <Banner
        title={hint.title}
        titleHref={HINT_PAGES.get(hint.key)}
        dismiss={{ label: t('hints.dismiss'), onDismiss: () => setDismissed(true) }}
      >
        {hint.text}
      </Banner>
    </div>
  )
}
