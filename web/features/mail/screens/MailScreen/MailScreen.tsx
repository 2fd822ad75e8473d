import { IconMessage2, IconMessageOff } from '@tabler/icons-react'
import { lazy, useEffect, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, type PreloadedQuery } from 'react-relay'
import { useLoaderData, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { preload, whenIdle } from '#lib/later'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { ConversationList } from '../../components/list/ConversationList'
import { ListHead } from '../../components/list/ListHead'
import { conversationNumber } from '../../conversationNumber'
import { mailPath, readMailFilter, wantedProfile } from '../../listAddress'
import { useForgetRecipient } from '../../mailDrafts'
import { setShownParts } from '../../shownParts'
import type { MailScreenQuery } from './__generated__/MailScreenQuery.graphql'
import classes from './MailScreen.module.css'
import { useFocusInView } from './useFocusInView'
import { useKeptPart } from './useKeptPart'

const loadPanes = async () => (await import('../../components/openPanes')).openPanes
const OpenConversation = lazy(async () => ({ default: (await loadPanes()).OpenConversation }))
const NewConversationPane = lazy(async () => ({ default: (await loadPanes()).NewConversationPane }))

const query = graphql`
  query MailScreenQuery(
    $list: Boolean!
    $kind: ConversationKind
    $unread: Boolean
    $text: String
    $open: Boolean!
    $legacyId: Int!
    $write: Boolean!
    $profileId: ID!
  ) @preloadable @throwOnFieldError {
    conversation(legacyId: $legacyId) @include(if: $open) {
      id
      legacyId
      ...OpenConversation_conversation
    }
    viewer {
      ...ConversationList_viewer @include(if: $list) @alias(as: "list")
      correspondence(profileId: $profileId) @include(if: $write) {
        profile {
          id
          ...NewConversationPane_profile
        }
        conversation {
          id
          legacyId
          ...OpenConversation_conversation
        }
      }
    }
  }
`

/** The member's conversations and the open one: side by side on wide screens, otherwise one at a time. */
export function MailScreen() {
  const { t } = useTranslation('mail')
  const params = useParams()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { variables } = useLoaderData<PreloadedQuery<MailScreenQuery>>()
  const { conversation: asked, viewer } = useScreenQuery<MailScreenQuery>(query)
  const filter = readMailFilter(search)
  const number = conversationNumber({ params })
  const profile = number === null ? wantedProfile(search) : null

  const list = useKeptPart(query, variables, viewer.list, variables.list)
  const found = variables.write ? viewer.correspondence?.conversation : asked
  const kept = useKeptPart(query, variables, found, variables.open || variables.write)
  const isOpen = number !== null || profile !== null
  const conversation = isOpen ? kept : null
  const newTo = profile !== null && !conversation ? viewer.correspondence?.profile : null

  useForgetRecipient(variables.write && !conversation && !newTo ? variables.profileId : null)

  const [listPart, openPart] = useFocusInView(isOpen)
  const listPath = mailPath(filter)
  const openNumber = conversation?.legacyId ?? null
  useLayoutEffect(() => {
    setShownParts({ list: listPath, conversation: openNumber })
    return () => setShownParts(null)
  }, [listPath, openNumber])
  const leadsTo = profile !== null && openNumber !== null ? mailPath(filter, openNumber) : null
  useEffect(() => {
    if (leadsTo) void navigate(leadsTo, { replace: true })
  }, [leadsTo, navigate])

  useEffect(() => whenIdle(() => preload({ load: loadPanes })), [])

  return (
    <div className={classes.frame} data-open={isOpen}>
      <PageTitle>{t('list.title')}</PageTitle>
      <section ref={listPart} tabIndex={-1} className={classes.list} aria-label={t('list.title')}>
        <ListHead current={number} isPage={!isOpen} />
        {list && <ConversationList key={listPath} viewer={list} current={openNumber} />}
      </section>
      <div ref={openPart} tabIndex={-1} className={classes.open}>
        {conversation && <OpenConversation key={conversation.id} conversation={conversation} />}
        {!isOpen && (
          <div className={`${classes.nothing} ${classes.choose}`}>
            <EmptyState
              title={t('list.chooseOne')}
              text={t('list.chooseOneText')}
              icon={<IconMessage2 size={26} stroke={1.5} />}
            />
          </div>
        )}
        {newTo && <NewConversationPane key={newTo.id} profile={newTo} />}
        {isOpen && !conversation && !newTo && (
          <div className={classes.nothing}>
            <EmptyState
              isPage
              title={t('list.notFound')}
              text={t('list.notFoundText')}
              icon={<IconMessageOff size={26} stroke={1.5} />}
              action={{ label: t('list.backToList'), href: listPath }}
            />
          </div>
        )}
      </div>
    </div>
  )
}
