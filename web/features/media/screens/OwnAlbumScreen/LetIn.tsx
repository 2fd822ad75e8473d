import { Button, Select } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { tell } from '#platform/toasts/tell'
import { useSetAlbumAccess } from '../../mutations/useSetAlbumAccess'
import type { LetInQuery } from './__generated__/LetInQuery.graphql'
import classes from './OwnAlbumScreen.module.css'

const query = graphql`
  query LetInQuery {
    viewer {
      favourites(first: 100) {
        edges {
          node {
            id
            name
          }
        }
      }
      bonds(first: 100) {
        edges {
          node {
            id
            status
            profile {
              id
              name
            }
          }
        }
      }
    }
  }
`

interface LetInProps {
  albumId: string
  onDone: () => void
}

/** Lets one of the owner's favourites or connections into a red album, for which nobody can ask. */
export function LetIn({ albumId, onDone }: LetInProps) {
  const { t } = useTranslation('media')
  const { viewer } = useLazyLoadQuery<LetInQuery>(query, {})
  const [profileId, choose] = useState<string | null>(null)
  const [setAccess, busy] = useSetAlbumAccess()
  const bonds = (viewer.bonds?.edges ?? []).filter(({ node }) => node.status === 'ACCEPTED')
  const known = [...(viewer.favourites?.edges ?? []).map(({ node }) => node), ...bonds.map(({ node }) => node.profile)]
  const names = new Map(known.map(({ id, name }) => [id, name]))
  const letIn = async () => {
    if (profileId === null || !(await setAccess({ input: { albumId, profileId, granted: true } }))) return
    tell(t('accessList.letInDone', { name: names.get(profileId) }))
    choose(null)
    onDone()
  }
  return (
    <div className={classes.letIn}>
      <Select
        label={t('accessList.add')}
        placeholder={t('accessList.choose')}
        searchable
        clearable
        data={Array.from(names, ([value, label]) => ({ value, label }))}
        value={profileId}
        onChange={choose}
      />
      <Button loading={busy} disabled={profileId === null} onClick={() => void letIn()}>
        {t('accessList.letIn')}
      </Button>
    </div>
  )
}
