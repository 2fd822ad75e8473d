import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { OwnVisibility_lodge$key } from './__generated__/OwnVisibility_lodge.graphql'
import type { OwnVisibilityMutation } from './__generated__/OwnVisibilityMutation.graphql'
import classes from './OwnVisibility.module.css'

const fragment = graphql`
  fragment OwnVisibility_lodge on Lodge {
    id
    viewerRole
    viewerIsVisible
    viewerMembership {
      id
    }
  }
`

const mutation = graphql`
  mutation OwnVisibilityMutation($input: SetLodgeMembershipVisibleInput!) @raw_response_type {
    setLodgeMembershipVisible(input: $input) {
      lodge {
        id
        viewerIsVisible
      }
      membership {
        id
        isVisible
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Shows or hides the viewer's membership. The owner's is always shown, so the owner has no choice. */
export function OwnVisibility({ lodge }: { lodge: OwnVisibility_lodge$key }) {
  const { t } = useTranslation('lodgeMembers')
  const { id, viewerRole, viewerIsVisible, viewerMembership } = useFragment(fragment, lodge)
  const [commit] = useAction<OwnVisibilityMutation>(mutation)
  if (viewerIsVisible == null || viewerRole === 'OWNER') return null
  const set = (visible: boolean) =>
    commit(
      { input: { lodgeId: id, visible } },
      {
        optimisticResponse: {
          setLodgeMembershipVisible: {
            lodge: { id, viewerIsVisible: visible },
            membership: viewerMembership && { id: viewerMembership.id, isVisible: visible },
            userErrors: [],
          },
        },
        invalidates: ['lodges'],
      },
    )
  return (
    <Switch
      className={classes.visibility}
      label={t('visibility.label')}
      description={t('visibility.text')}
      checked={viewerIsVisible}
      onChange={(event) => void set(event.currentTarget.checked)}
    />
  )
}
