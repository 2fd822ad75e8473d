import type { ExpressionBuilder } from 'kysely'
import type { BodyOf, QueryOf } from '../contract/contract'
import { NotificationItemType, NotificationTopic } from '../contract/enums'
import type { EventQuestion } from '../contract/events/eventShapes'
import { anyOf } from '../core/database/anyOf'
import type { Database } from '../core/database/connect'
import { requireIdWithKey } from '../core/database/idWithKey'
import type { DB } from '../core/database/schema.generated'
import { pageOf, type Deps, type MemberViewer, type Viewer } from '../core/handler'
import { idsOf } from '../core/idList'
import { notFound, Problem } from '../core/problem'
import { requiredText } from '../core/text/plainText'
import { publish } from '../core/events'
import { notify } from '../shared/notifications/notify'
import { profileSummaries } from '../shared/profiles/summary'
import { visibleOrOwn } from '../shared/visibility/profiles'
import { publishTasks, runningHosts } from './tasks'
import { eventVisibleTo, hasRightAtEvent, lockEvent, requireRight } from './visibility'
import { statusOf } from './summaries'
import { EventStatus } from '../contract/events/eventEnums'

type Store = Pick<Deps, 'db' | 'clock'>

/**
 * The questions that the viewer may read, of askers whom they may see: answered ones, their own, and for those who
 * answer all.
 */
function questionsFor({ db }: Pick<Deps, 'db'>, viewer: MemberViewer) {
  return db
    .selectFrom('eventQuestion')
    .innerJoin('event', 'event.id', 'eventQuestion.eventId')
    .innerJoin('profile', 'profile.id', 'eventQuestion.profileId')
    .where((eb) => eventVisibleTo(viewer)(eb as unknown as ExpressionBuilder<DB, 'event'>))
    .where(visibleOrOwn(viewer))
    .where((eb) =>
      eb.or([
        eb('eventQuestion.answeredAt', 'is not', null),
        eb('eventQuestion.profileId', '=', viewer.profile.id),
        eb.exists(
          eb
            .selectFrom('event as answered')
            .select('answered.id')
            .whereRef('answered.id', '=', 'event.id')
            .where(hasRightAtEvent(viewer.profile.id, 'answer')),
        ),
      ]),
    )
}

/** A page of the questions about an event: those that wait, then the last answered first. */
export async function questions(
  deps: Store,
  viewer: MemberViewer,
  query: QueryOf<'Events.GetEventQuestions'>,
): Promise<EventQuestion[]> {
  const list = questionsFor(deps, viewer)
    .select('eventQuestion.id')
    .where('eventQuestion.eventId', '=', query.eventId)
    .orderBy('eventQuestion.answeredAt', (order) => order.desc().nullsFirst())
    .orderBy('eventQuestion.id', 'desc')
  return questionAnswers(deps, viewer, await idsOf(list, pageOf(query)))
}

/** The questions that the viewer may read, in the order of the ids. */
export async function questionAnswers(
  deps: Store,
  viewer: MemberViewer,
  ids: readonly number[],
): Promise<EventQuestion[]> {
  if (ids.length === 0) return []
  const rows = await questionsFor(deps, viewer)
    .selectAll('eventQuestion')
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('event as moderated')
            .select('moderated.id')
            .whereRef('moderated.id', '=', 'event.id')
            .where(hasRightAtEvent(viewer.profile.id, 'moderate')),
        )
        .$castTo<boolean>()
        .as('moderates'),
    )
    .where('eventQuestion.id', '=', anyOf(ids))
    .execute()
  const askers = await profileSummaries(deps, [...new Set(rows.map(({ profileId }) => profileId))], viewer)
  const askerById = new Map(askers.map((asker) => [asker.id, asker]))
  const byId = new Map(
    rows.map((row): [number, EventQuestion] => {
      const own = row.profileId === viewer.profile.id
      const question = {
        id: row.id,
        eventId: row.eventId,
        asker: askerById.get(row.profileId) ?? null,
        text: row.text,
        askedAt: row.askedAt.toISOString(),
        answer: row.answer,
        answeredAt: row.answeredAt?.toISOString() ?? null,
        own,
        deletable: own || row.moderates,
      }
      return [row.id, question]
    }),
  )
  return ids.flatMap((id) => byId.get(id) ?? [])
}

async function questionAnswer(deps: Store, viewer: MemberViewer, id: number): Promise<EventQuestion> {
  const [question] = await questionAnswers(deps, viewer, [id])
  if (!question) throw notFound()
  return question
}

/** Asks the hosts something. The same key asks nothing new. */
export async function askQuestion(
  deps: Store & Pick<Deps, 'limits'>,
  viewer: MemberViewer,
  { eventId, key, text: written }: BodyOf<'Events.AskQuestion'>,
): Promise<EventQuestion> {
  const text = requiredText('text', written)
  const profileId = viewer.profile.id
  await deps.limits.consume('commentByProfile', String(profileId))
  const id = await deps.db.transaction().execute(async (transaction) => {
    const event = await lockEvent(transaction, viewer, eventId)
    if (statusOf(event) !== EventStatus.Published) throw new Problem(422, 'COMMENTS_CLOSED')
    if (event.endsAt <= deps.clock.now()) throw new Problem(422, 'EVENT_OVER')
    const asked = await transaction
      .insertInto('eventQuestion')
      .values({ eventId, profileId, text, key, askedAt: deps.clock.now() })
      .onConflict((conflict) => conflict.columns(['profileId', 'key']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!asked) return requireIdWithKey(transaction, viewer, 'eventQuestion', key)
    await notify(deps, transaction, {
      topic: NotificationTopic.EventQuestion,
      actorId: profileId,
      itemType: NotificationItemType.Event,
      itemId: eventId,
      to: await runningHosts(transaction, eventId),
    })
    await publishTasks(transaction, eventId)
    return asked.id
  })
  return questionAnswer(deps, viewer, id)
}

/** Answers a question, or changes the answer. The asker is notified of the first one. */
export async function answerQuestion(
  deps: Store,
  viewer: MemberViewer,
  { questionId, answer: written }: BodyOf<'Events.AnswerQuestion'>,
): Promise<EventQuestion> {
  const answer = requiredText('answer', written)
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (transaction) => {
    const question = await transaction
      .selectFrom('eventQuestion')
      .selectAll()
      .where('id', '=', questionId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!question) throw notFound()
    const { eventId, profileId, answeredAt } = question
    await transaction
      .updateTable('eventQuestion')
      .set({ answer, answeredBy: viewer.profile.id, answeredAt: answeredAt ?? now })
      .where('id', '=', questionId)
      .execute()
    if (answeredAt) return
    await notify(deps, transaction, {
      topic: NotificationTopic.EventAnswer,
      actorId: viewer.profile.id,
      itemType: NotificationItemType.Event,
      itemId: eventId,
      to: [profileId],
    })
    await publishTasks(transaction, eventId)
  })
  return questionAnswer(deps, viewer, questionId)
}

/** Deletes a question: the viewer's own, or any for those who moderate the event. */
export async function deleteQuestion(
  deps: Store,
  viewer: MemberViewer,
  questionId: number,
): Promise<{ eventId: number }> {
  const question = await deps.db
    .selectFrom('eventQuestion')
    .innerJoin('event', 'event.id', 'eventQuestion.eventId')
    .select(['eventQuestion.eventId', 'eventQuestion.profileId'])
    .where('eventQuestion.id', '=', questionId)
    .where('event.dark', '=', viewer.site.dark)
    .executeTakeFirst()
  if (!question) throw notFound()
  const { eventId, profileId } = question
  if (profileId !== viewer.profile.id) {
    await requireRight(deps.db, viewer, await eventOfQuestion(deps.db, viewer, questionId), 'moderate')
  }
  await deps.db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('eventQuestion').where('id', '=', questionId).execute()
    await publishTasks(transaction, eventId)
    await publish(transaction, { type: 'CountsChanged', profileIds: [viewer.profile.id] })
  })
  return { eventId }
}

/** The event of a question that the viewer may read. */
export async function eventOfQuestion(db: Database, viewer: Viewer, questionId: number): Promise<number | undefined> {
  const [question] = await questionsFor({ db }, viewer as MemberViewer)
    .select('eventQuestion.eventId')
    .where('eventQuestion.id', '=', questionId)
    .execute()
  return question?.eventId
}
