/**
 * @typedef {{ known: boolean, name: string | null, demo: boolean, countryLegacyId: number }} Session
 */

const query = 'query Session { viewer { isLoggedIn name } site { demo countryLegacyId } }'

/**
 * Who is asking, and whether the community is made up.
 * @param {typeof fetch} send
 * @returns {Promise<Session>}
 */
export async function readSession(send) {
  const response = await send('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-graphql-csrf': '1' },
    body: JSON.stringify({ query }),
  })
  const { data } = await response.json()
  return {
    known: data?.viewer != null,
    name: data?.viewer?.isLoggedIn ? data.viewer.name : null,
    demo: data?.site?.demo === true,
    countryLegacyId: data?.site?.countryLegacyId ?? 1,
  }
}

/**
 * Sends an operation beside the editor.
 * @param {typeof fetch} send
 * @param {string} text
 * @param {object} variables
 */
export async function ask(send, text, variables) {
  await send('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-graphql-csrf': '1' },
    body: JSON.stringify({ query: text, variables }),
  })
}
