import type { Deps, MemberReader } from '../core/handler'

/** Marks the member as online; an administrator who acts as them does not make them so. */
export async function markOnline({ db, clock }: Pick<Deps, 'db' | 'clock'>, reader: MemberReader): Promise<void> {
  if (reader.session.impersonatorId !== null) return
  await db.updateTable('profile').set({ lastOnlineAt: clock.now() }).where('id', '=', reader.profile.id).execute()
}
