import { Pill, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { Boundary } from '#platform/errors/Boundary'
import { useLiveAnswer } from '#platform/forms/useLiveAnswer'
import { useViewer } from '#platform/session/useSession'
import type { MemberPickerQuery } from './__generated__/MemberPickerQuery.graphql'
import { FavouriteChoices } from './FavouriteChoices'
import classes from './groups.module.css'
import { MemberChoice } from './MemberChoice'

const query = graphql`
  query MemberPickerQuery($text: String!) {
    searchProfiles(text: $text, first: 50) {
      edges {
        node {
          id
          legacyId
          name
          ...MemberChoice_profile
        }
      }
    }
  }
`

/** Minimum letters; fewer would find everybody. */
const MIN_LENGTH = 2

export interface PickedMember {
  readonly id: string
  readonly name: string
}

interface MemberPickerProps {
  picked: readonly PickedMember[]
  onPick: (members: PickedMember[]) => void
  most: number
  error?: ReactNode
}

/** Chooses profiles from the favourites, or finds others by name. */
export function MemberPicker({ picked, onPick, most, error }: MemberPickerProps) {
  const { t } = useTranslation(['mail', 'common'])
  const viewer = useViewer()
  const [written, setWritten] = useState('')
  const text = written.trim()
  const searches = text.length >= MIN_LENGTH
  const { data, pending } = useLiveAnswer<MemberPickerQuery>(query, searches ? { text } : null)
  // The search also covers texts; profiles with a matching name come first.
  const isNamed = (name: string) => name.toLocaleLowerCase().includes(text.toLocaleLowerCase())
  const found = (data?.searchProfiles?.edges ?? [])
    .map(({ node }) => node)
    .filter(({ legacyId }) => legacyId !== viewer.legacyId)
    .toSorted((a, b) => Number(isNamed(b.name)) - Number(isNamed(a.name)))
  const isFull = picked.length >= most
  const toggle = (member: PickedMember) => {
    const others = picked.filter(({ id }) => id !== member.id)
    if (others.length < picked.length) onPick(others)
    else if (!isFull) onPick([...picked, member])
  }
  const isPicked = (id: string) => picked.some((member) => member.id === id)
  return (
    <div className={classes.picker}>
      <TextInput
        type="search"
        label={t('groups.find')}
        description={t('groups.chosen', { count: picked.length, most })}
        autoComplete="off"
        maxLength={50}
        leftSection={<IconSearch size={19} stroke={1.75} aria-hidden />}
        value={written}
        error={error}
        onChange={(event) => setWritten(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Enter searches for people; it does not create the group yet.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {picked.length > 0 && (
        <Pill.Group aria-label={t('groups.chosenLabel')} role="group">
          {picked.map((member) => (
            <Pill
              key={member.id}
              size="lg"
              withRemoveButton
              onRemove={() => toggle(member)}
              // Mantine hides the button from screen readers, and takes it out of the tab order.
              removeButtonProps={{
                'aria-hidden': false,
                'aria-label': t('groups.unpick', { name: member.name }),
                tabIndex: 0,
              }}
            >
              {member.name}
            </Pill>
          ))}
        </Pill.Group>
      )}
      <div className={classes.choices} aria-live="polite" aria-busy={pending}>
        {!searches && (
          <Boundary fallback={null}>
            <Suspense fallback={null}>
              <FavouriteChoices isPicked={isPicked} isFull={isFull} onToggle={toggle} />
            </Suspense>
          </Boundary>
        )}
        {searches && !pending && found.length === 0 && <p className={classes.quiet}>{t('groups.nobodyFound')}</p>}
        {searches && (
          <ul className={classes.members}>
            {found.map((node) => (
              <MemberChoice
                key={node.id}
                profile={node}
                picked={isPicked(node.id)}
                disabled={isFull && !isPicked(node.id)}
                onToggle={toggle}
              />
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
