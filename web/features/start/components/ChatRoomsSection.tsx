import { UnstyledButton } from '@mantine/core'
import { IconMessages } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { EmptyState } from '#ui/states/EmptyState'
import { Section } from '#ui/layout/Section'
import { useCreateSsoTicket } from '#platform/singleSignOn/useCreateSsoTicket'
import type { ChatRoomsSection_section$key } from './__generated__/ChatRoomsSection_section.graphql'
import classes from './ChatRoomsSection.module.css'

const fragment = graphql`
  fragment ChatRoomsSection_section on ChatRoomsStartSection {
    chatRooms {
      id
      name
      onlineCount
      path
    }
  }
`

/** Chat rooms with people in them; a room opens on the chat site with the viewer logged in. */
export function ChatRoomsSection({ section }: { section: ChatRoomsSection_section$key }) {
  const { t } = useTranslation('start')
  const { chatRooms } = useFragment(fragment, section)
  const [createTicket, busy] = useCreateSsoTicket()
  const enter = async (path: string) => {
    const answer = await createTicket({ input: { path } })
    const url = answer?.createSsoTicket.url
    if (url) window.location.assign(url)
  }
  return (
    <Section title={t('sections.CHAT_RIGHT_NOW')}>
      {!chatRooms || chatRooms.length === 0 ? (
        <EmptyState compact title={chatRooms ? t('emptySections.CHAT_RIGHT_NOW') : t('sectionFailed')} />
      ) : (
        <ul className={classes.rooms}>
          {chatRooms.map(({ id, name, onlineCount, path }) => (
            <li key={id}>
              <UnstyledButton className={classes.room} disabled={busy} onClick={() => void enter(path)}>
                <IconMessages size={22} stroke={1.6} aria-hidden />
                <span className={classes.name}>{name}</span>{' '}
                <span className={classes.count}>{t('chat.people', { count: onlineCount })}</span>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
