import { Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { lodgePath, lodgesPath } from '#shared/lodges/paths'
import { ConfirmDialog } from '#platform/dialogs/ConfirmDialog'
import { useLocale } from '#platform/i18n/useLocale'
import { tell } from '#platform/toasts/tell'
import { formatDate } from '#lib/format/formatDate'
import { AppLink } from '#ui/links/AppLink'
import { Section } from '#ui/layout/Section'
import { PasswordDialog } from '../../components/PasswordDialog'
import { useDeleteLodge } from '../../mutations/useDeleteLodge'
import { useOwnership } from '../../mutations/useOwnership'
import type { Ownership_lodge$key } from './__generated__/Ownership_lodge.graphql'
import classes from './LodgeSettingsScreen.module.css'

const fragment = graphql`
  fragment Ownership_lodge on Lodge {
    id
    legacyId
    name
    memberCount
    viewerCanPassOwnership
    viewerCanReleaseOwnership
    viewerCanDeleteLodge
  }
`

/** What the owner can do with a lodge as a whole: pass it on, give it up, delete it. */
export function Ownership({ lodge }: { lodge: Ownership_lodge$key }) {
  const { t } = useTranslation('lodgeMembers')
  const locale = useLocale()
  const navigate = useNavigate()
  const data = useFragment(fragment, lodge)
  const { id, legacyId, name } = data
  const [dialog, setDialog] = useState<'release' | 'delete'>()
  const { release, busy } = useOwnership(id)
  const [remove, removes] = useDeleteLodge()
  const close = () => setDialog(undefined)

  if (!data.viewerCanPassOwnership && !data.viewerCanReleaseOwnership && !data.viewerCanDeleteLodge) return null

  const confirmDelete = async () => {
    const eraseAt = await remove(id)
    if (!eraseAt) return
    tell(t('ownership.deleted', { name, date: formatDate(eraseAt, locale) }))
    void navigate(lodgesPath('MyLodges'), { replace: true })
  }
  return (
    <Section title={t('ownership.title')}>
      {data.viewerCanPassOwnership && (
        <Choice title={t('ownership.pass')} text={t('ownership.passText')}>
          <Button variant="default" component={AppLink} href={lodgePath(legacyId, 'MemberManagement/AllMembers')}>
            {t('ownership.chooseMember')}
          </Button>
        </Choice>
      )}
      {data.viewerCanReleaseOwnership && (
        <Choice title={t('ownership.release')} text={t('ownership.releaseText')}>
          <Button variant="default" onClick={() => setDialog('release')}>
            {t('ownership.releaseAction')}
          </Button>
        </Choice>
      )}
      {data.viewerCanDeleteLodge && (
        <Choice title={t('ownership.delete')} text={t('ownership.deleteText')}>
          <Button color="danger" variant="light" onClick={() => setDialog('delete')}>
            {t('ownership.deleteAction')}
          </Button>
        </Choice>
      )}
      {dialog === 'release' && (
        <PasswordDialog
          title={t('ownership.releaseTitle', { name })}
          text={t('ownership.releaseText')}
          confirmLabel={t('ownership.releaseAction')}
          busy={busy}
          onConfirm={async (password, options) => {
            const isReleased = await release(password, options)
            if (isReleased) tell(t('ownership.released', { name }))
            return isReleased
          }}
          onClose={close}
        />
      )}
      <ConfirmDialog
        danger
        opened={dialog === 'delete'}
        title={t('ownership.deleteTitle', { name })}
        message={t('ownership.deleteWarning', { count: data.memberCount })}
        confirmLabel={t('ownership.deleteAction')}
        busy={removes}
        onConfirm={() => void confirmDelete()}
        onCancel={close}
      />
    </Section>
  )
}

function Choice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className={classes.choice}>
      <div className={classes.words}>
        <p>{title}</p>
        <p className={classes.quiet}>{text}</p>
      </div>
      {children}
    </div>
  )
}
