import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { useLiveAnswer } from '#platform/forms/useLiveAnswer'
import { useViewer } from '#platform/session/useSession'
import { Sheet } from '#ui/overlays/Sheet'
import type { InviteDialogQuery } from './__generated__/InviteDialogQuery.graphql'
import classes from './InviteDialog.module.css'
import { InviteRow } from './InviteRow'
import { useInvite } from '../mutations/useInvite'

const query = graphql`
  query InviteDialogQuery($text: String!) {
    searchProfiles(text: $text, first: 30) {
      edges {
        node {
          id
          legacyId
          ...InviteRow_profile
        }
      }
    }
  }
`

/** Minimum letters; fewer would find everybody. */
const MIN_LENGTH = 2

interface InviteDialogProps {
  lodgeId: string
  /** The name of the lodge. */
  name: string
  onClose: () => void
}

/** Finds members by name and invites them into a lodge. */
export function InviteDialog({ lodgeId, name, onClose }: InviteDialogProps) {
  const { t } = useTranslation(['lodge', 'common'])
  const viewer = useViewer()
  const [written, setWritten] = useState('')
  const [invited, invite] = useInvite(lodgeId)
  const text = written.trim()
  const searches = text.length >= MIN_LENGTH
  const { data, pending } = useLiveAnswer<InviteDialogQuery>(query, searches ? { text } : null)
  const found = (data?.searchProfiles?.edges ?? []).filter(({ node }) => node.legacyId !== viewer.legacyId)
  return (
    <Sheet
      opened
      onClose={onClose}
      title={t('invite.title', { name })}
      description={t('invite.text')}
      closeLabel={t('common:close')}
    >
      <TextInput
        type="search"
        data-autofocus
        label={t('invite.find')}
        autoComplete="off"
        maxLength={50}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
        value={written}
        onChange={(event) => setWritten(event.currentTarget.value)}
      />
      <div className={classes.found} aria-live="polite" aria-busy={pending}>
        {searches && !pending && found.length === 0 && <p className={classes.quiet}>{t('invite.nobody')}</p>}
        {searches && found.length > 0 && (
          <ul className={classes.list}>
            {found.map(({ node }) => (
              <InviteRow
                key={node.id}
                profile={node}
                invited={invited.has(node.id)}
                onInvite={() => void invite(node.id)}
              />
            ))}
          </ul>
        )}
      </div>
    </Sheet>
  )
}
