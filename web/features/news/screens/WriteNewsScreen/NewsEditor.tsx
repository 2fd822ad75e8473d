import { Checkbox, TextInput } from '@mantine/core'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#platform/dialogs/ConfirmDialog'
import { useLocale } from '#platform/i18n/useLocale'
import type { UserError } from '#platform/mutations/refusal'
import type { RefusalOptions } from '#platform/mutations/useAction'
import { useSite } from '#platform/session/useSession'
import { GatheringFrame } from '#shared/gatherings/editing/GatheringFrame'
import { useGatheringForm } from '#shared/gatherings/editing/useGatheringForm'
import { NEWS_DESK } from '#shared/staff/deskPath'
import { PageHeader } from '#ui/layout/PageHeader'
import { Section } from '#ui/layout/Section'
import { useSaveNews } from '../../mutations/useSaveNews'
import type { NewsKind } from '../../paths'
import {
  EMPTY_CONTENT,
  FIELDS,
  formField,
  isAtOnce,
  isSame,
  LANGUAGES,
  pathOfAddress,
  toInput,
  type NewsContent,
} from '../../writing/content'
import type { SavedNews } from '../../writing/readNews'
import { useLatestNews } from '../../writing/useLatestNews'
import { useProblems } from '../../writing/useProblems'
import { NewsConflict } from './NewsConflict'
import { SitesField } from './SitesField'
import { TextsField } from './TextsField'
import { useQuestion } from './useQuestion'
import { WhenFields } from './WhenFields'
import classes from './WriteNews.module.css'

interface NewsEditorProps {
  kind: NewsKind
  /** Version on the server; null for new ones. */
  saved: SavedNews | null
  title: string
}

/** The form of news; what is written is kept in this tab until it is saved. */
export function NewsEditor({ kind, saved, title }: NewsEditorProps) {
  const { t } = useTranslation('news')
  const locale = useLocale()
  const { name, hosts, languages: ownLanguages } = useSite()
  const { create, edit, busy } = useSaveNews()
  const fetchLatest = useLatestNews()
  const { question, ask, answer } = useQuestion()
  const problemsIn = useProblems(kind)
  const [attempts, setAttempts] = useState(0)
  const hasBegun = saved?.state === 'RUNNING'
  const languagesOf = ({ isForAllSites }: NewsContent) => (isForAllSites ? LANGUAGES : ownLanguages)
  const inputOf = (content: NewsContent) =>
    toInput(content, { kind, languages: languagesOf(content), locale, hasBegun })
  /** Refusals at the fields of the form. */
  const refusedAt = (content: NewsContent, onRefused: (refusals: readonly UserError[]) => void): RefusalOptions => ({
    onRefused: (refusals) => {
      const languages = languagesOf(content)
      onRefused(refusals.map((each) => ({ ...each, field: formField(each.field, languages) })))
    },
  })
  /** Members see it at once: that is asked before, with the number of sites. */
  const isWanted = async (content: NewsContent): Promise<boolean> => {
    const isShownNow = hasBegun ? content.showAgain : isAtOnce(content, locale, new Date())
    if (!isShownNow) return true
    const where = content.isForAllSites ? t('sites.all', { count: hosts.length }) : t('sites.one', { site: name })
    return ask({ where, again: hasBegun })
  }

  const { form, content, errors, change, submit, conflict, ...state } = useGatheringForm<NewsContent, SavedNews>({
    name: `news ${saved?.legacyId ?? kind}`,
    saved,
    empty: EMPTY_CONTENT,
    fields: FIELDS,
    isSame,
    problemsIn: (written) => problemsIn(written, languagesOf(written)),
    unfinished: 0,
    create: async (written, key, onRefused) => {
      if (!(await isWanted(written))) return null
      const input = { key, kind, content: inputOf(written) }
      const done = await create({ input }, { ...refusedAt(written, onRefused), invalidates: ['staffNews'] })
      return done?.createNews.news?.legacyId ?? null
    },
    edit: async (written, { id, revision }, onRefused) => {
      if (!(await isWanted(written))) return null
      const input = { id, revision, showAgain: written.showAgain, content: inputOf(written) }
      const invalidates = ['staffNews', 'staffNewsItem']
      const done = await edit({ input }, { ...refusedAt(written, onRefused), invalidates })
      return done?.editNews.news?.legacyId ?? null
    },
    fetchLatest,
    pathOf: () => NEWS_DESK,
    doneText: t('editor.saved'),
  })
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    setAttempts(attempts + 1)
    submit(event)
  }

  return (
    <>
      <PageHeader
        title={title}
        intro={saved ? undefined : t(`editor.intro.${kind}`)}
        back={{ label: t('editor.toDesk'), href: NEWS_DESK }}
      />
      <GatheringFrame
        form={form}
        isNew={saved === null}
        isDirty={state.isDirty}
        wasRestored={state.wasRestored}
        busy={busy}
        createLabel={t('editor.create')}
        onReset={state.reset}
        onSubmit={send}
      >
        <div className={classes.fields}>
          <SitesField
            value={content.isForAllSites}
            disabled={hasBegun}
            error={errors.isForAllSites}
            onChange={change}
          />
        </div>
        <Section title={t('editor.texts')} note={t('editor.textsNote')}>
          <TextsField
            kind={kind}
            content={content}
            errors={errors}
            languages={languagesOf(content)}
            attempts={attempts}
            onChange={change}
          />
          {kind === 'TICKER' && (
            <TextInput
              className={classes.path}
              label={t('editor.path.label')}
              description={t('editor.path.text')}
              placeholder="/Community/Events"
              maxLength={200}
              value={content.path}
              error={errors.path}
              onChange={(event) => change({ path: event.currentTarget.value })}
              onBlur={() => change({ path: pathOfAddress(content.path) })}
            />
          )}
        </Section>
        <Section title={t('editor.when')}>
          <WhenFields content={content} errors={errors} hasBegun={hasBegun} onChange={change} />
        </Section>
        {hasBegun && kind === 'BREAKING_NEWS' && (
          <Checkbox
            label={t('editor.showAgain.label')}
            description={t('editor.showAgain.text')}
            checked={content.showAgain}
            onChange={(event) => change({ showAgain: event.currentTarget.checked })}
          />
        )}
      </GatheringFrame>
      <ConfirmDialog
        opened={question !== null}
        title={question?.again ? t('confirm.again') : t('confirm.title')}
        message={t(`confirm.text.${kind}`, { where: question?.where ?? '' })}
        confirmLabel={t('confirm.action')}
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      />
      {conflict && <NewsConflict kind={kind} {...conflict} />}
      {state.question}
    </>
  )
}
