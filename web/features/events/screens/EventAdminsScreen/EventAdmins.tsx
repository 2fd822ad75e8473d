import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { ProfileLink } from '#shared/profiles/ProfileLink'
import { useReportError } from '#platform/errors/useReportError'
import { placeErrors } from '#platform/forms/placeErrors'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { useAction } from '#platform/mutations/useAction'
import { tell } from '#platform/toasts/tell'
import { Section } from '#ui/layout/Section'
import { EmptyState } from '#ui/states/EmptyState'
import { useProfileByNumber } from '../../useProfileByNumber'
import classes from '../EventScreen/HostTools.module.css'
import type { EventAdmins_viewer$key } from './__generated__/EventAdmins_viewer.graphql'
import type { EventAdminsMutation } from './__generated__/EventAdminsMutation.graphql'
import type { EventAdminsPaginationQuery } from './__generated__/EventAdminsPaginationQuery.graphql'

const fragment = graphql`
  fragment EventAdmins_viewer on Viewer
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "EventAdminsPaginationQuery") {
    eventAdmins(first: $count, after: $cursor) @connection(key: "EventAdmins_eventAdmins") {
      edges {
        node {
          id
          name
          ...ProfileLink_profile
        }
      }
    }
  }
`

const mutation = graphql`
  mutation EventAdminsMutation($input: SetEventAdminInput!) {
    setEventAdmin(input: $input) {
      viewer {
        id
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** The event admins of the site: named by the number of their profile, and taken off the list. */
export function EventAdmins({ viewer }: { viewer: EventAdmins_viewer$key }) {
  const { t } = useTranslation('events')
  const { data, ...paging } = usePaginationFragment<EventAdminsPaginationQuery, EventAdmins_viewer$key>(
    fragment,
    viewer,
  )
  const [commit, busy] = useAction<EventAdminsMutation>(mutation)
  const find = useProfileByNumber()
  const reportError = useReportError()
  const form = useForm({
    initialValues: { number: '' },
    validate: { number: (number) => (/^\d{1,9}$/.test(number.trim()) ? null : t('admins.numberNeeded')) },
  })
  const refresh = () => void paging.refetch({}, { fetchPolicy: 'network-only' })
  const add = form.onSubmit(async ({ number }) => {
    const profileId = await find(Number(number)).catch(reportError)
    if (!profileId) return form.setFieldError('number', t('admins.unknown'))
    const input = { profileId, admin: true }
    if (!(await commit({ input }, { onRefused: placeErrors(form, 'number') }))) return
    form.reset()
    tell(t('admins.added'))
    refresh()
  })
  const remove = async (profileId: string, name: string) => {
    if (!(await commit({ input: { profileId, admin: false } }))) return
    tell(t('admins.removed', { name }))
    refresh()
  }
  return (
    <>
      <Section title={t('admins.name')}>
        <form className={classes.add} onSubmit={add} noValidate>
          <TextInput
            label={t('admins.number')}
            description={t('admins.numberText')}
            inputMode="numeric"
            maxLength={9}
            {...form.getInputProps('number')}
          />
          <Button type="submit" loading={busy}>
            {t('admins.action')}
          </Button>
        </form>
      </Section>
      <Section title={t('admins.have')}>
        <PaginatedList
          paging={paging}
          items={data.eventAdmins?.edges}
          label={t('admins.have')}
          className={classes.hosts}
          empty={<EmptyState compact title={t('admins.none')} />}
          renderItem={({ node }) => (
            <li key={node.id}>
              <ProfileLink profile={node} />
              <Button
                variant="subtle"
                size="sm"
                color="danger"
                disabled={busy}
                aria-label={t('hosts.remove', { name: node.name })}
                onClick={() => void remove(node.id, node.name)}
              >
                {t('hosts.removeShort')}
              </Button>
            </li>
          )}
        />
      </Section>
    </>
  )
}
