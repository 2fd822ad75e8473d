import { IconCheck, IconReceipt } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import { MEMBERSHIP } from '#platform/routing/links'
import { ListFailed } from '#platform/lists/ListFailed'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { useViewer } from '#platform/session/useSession'
import { MembershipPurchase } from '#shared/payments/MembershipPurchase'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { Section } from '#ui/layout/Section'
import { TextLink } from '#ui/links/TextLink'
import { HISTORY } from '../../paths'
import type { MembershipScreen_viewer$key } from './__generated__/MembershipScreen_viewer.graphql'
import type { MembershipScreenQuery } from './__generated__/MembershipScreenQuery.graphql'
import { MembershipState } from './MembershipState'
import classes from './MembershipScreen.module.css'

const query = graphql`
  query MembershipScreenQuery @preloadable {
    viewer {
      ...MembershipScreen_viewer
    }
  }
`

const fragment = graphql`
  fragment MembershipScreen_viewer on Viewer {
    membership {
      memberUntil
      subscription {
        renewsAt
        viewerCanReplace
      }
      ...MembershipState_membership
    }
    membershipPackages {
      ...MembershipPurchase_packages
    }
    membershipFeatures {
      title
      text
    }
  }
`

function titleOf(replaces: boolean, memberUntil: string | null | undefined) {
  if (replaces) return 'buy.replace'
  return memberUntil ? 'buy.again' : 'buy.title'
}

/** The viewer's membership: how it stands, what it gives, and how to get one. */
export function MembershipScreen() {
  const { t } = useTranslation('membership')
  const { revalidate } = useRevalidator()
  const { viewer } = useScreenQuery<MembershipScreenQuery>(query)
  const { membership, membershipPackages, membershipFeatures } = useFragment<MembershipScreen_viewer$key>(
    fragment,
    viewer,
  )
  const { isMember } = useViewer()
  const features = membershipFeatures ?? []
  const { memberUntil, subscription } = membership ?? {}
  const replaces = subscription?.viewerCanReplace ?? false
  const mayBuy = membership && (replaces || subscription?.renewsAt == null)
  return (
    <Page>
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader title={t('title')} intro={t('intro')} />
      {membership ? <MembershipState membership={membership} /> : <ListFailed onRetry={() => void revalidate()} />}
      <div className={classes.columns}>
        {mayBuy && (
          <Section
            title={t(titleOf(replaces, memberUntil))}
            note={isMember ? t(replaces ? 'buy.replaceNote' : 'buy.added') : undefined}
          >
            {membershipPackages ? (
              <MembershipPurchase packages={membershipPackages} returnPath={MEMBERSHIP} />
            ) : (
              <ListFailed compact onRetry={() => void revalidate()} />
            )}
          </Section>
        )}
        {features.length > 0 && (
          <Section title={t('features.title')}>
            <ul className={classes.features}>
              {features.map(({ title, text }) => (
                <li key={title}>
                  <IconCheck size={20} stroke={2} aria-hidden />
                  <div>
                    <h3>{title}</h3>
                    <p>{text}</p>
                  </div>
                </li>
              ))}
            </ul>
          </Section>
        )}
      </div>
      <Section title={t('gift.title')}>
        <p className={classes.gift}>{t('gift.text')}</p>
      </Section>
      <p className={classes.history}>
        <IconReceipt size={20} stroke={1.75} aria-hidden />
        <TextLink standalone href={HISTORY}>
          {t('history.title')}
        </TextLink>
      </p>
    </Page>
  )
}
